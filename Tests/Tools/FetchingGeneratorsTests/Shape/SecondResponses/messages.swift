/// The messages of a channel of Slack.
let messages = ResponsePair(
    name: "Slack messages",
    first: #"""
        {"ok": true,
         "messages": [{"type": "message", "user": "U061F7AUR", "text": "Hello <@U0G9QF9C6>", "ts": "1718000100.000200",
           "client_msg_id": "3a1b", "team": "T061EG9R6",
           "blocks": [{"type": "rich_text", "block_id": "gCn",
             "elements": [{"type": "rich_text_section",
               "elements": [{"type": "text", "text": "Hello "}, {"type": "user", "user_id": "U0G9QF9C6"}]}]}]},
          {"type": "message", "user": "U0G9QF9C6", "text": "Hi", "ts": "1718000090.000100", "client_msg_id": "4a1b",
           "team": "T061EG9R6", "thread_ts": "1718000090.000100", "reply_count": 1, "reply_users_count": 1,
           "latest_reply": "1718000095.000100", "reply_users": ["U061F7AUR"], "is_locked": false, "subscribed": true,
           "reactions": [{"name": "wave", "users": ["U061F7AUR", "U0G9QF9C6"], "count": 2}],
           "edited": {"user": "U0G9QF9C6", "ts": "1718000091.000000"}},
          {"type": "message", "subtype": "channel_join", "user": "U061F7AUR", "text": "joined",
           "ts": "1718000080.000100"},
          {"type": "message", "subtype": "bot_message", "bot_id": "B01", "username": "deploy", "text": "",
           "ts": "1718000070.000100",
           "blocks": [{"type": "section", "block_id": "d1", "text": {"type": "mrkdwn", "text": "Done"}}],
           "attachments": [{"id": 1, "color": "36a64f", "fallback": "done", "text": "done"}]},
          {"type": "message", "user": "U061F7AUR", "text": "A file", "ts": "1718000060.000100",
           "files": [{"id": "F01", "created": 1718000059, "name": "loom.png", "mimetype": "image/png", "size": 8192,
             "is_external": false}], "upload": false},
          {"type": "message", "user": "U0G9QF9C6", "text": "Bye", "ts": "1718000050.000100", "client_msg_id": "5a1b",
           "team": "T061EG9R6"}], "pin_count": 2, "channel_actions_ts": null,
         "response_metadata": {"next_cursor": "bmV4dF90czoxNTEyMDg1ODYxMDAwNTQz"}}
        """#,
    second: #"""
        {"ok": true,
         "messages": [{"type": "message", "subtype": "tombstone", "user": "USLACKBOT",
           "text": "This message was deleted.", "ts": "1719000100.000200", "hidden": true},
          {"type": "message", "user": "W012A3CDE", "text": "x", "ts": "1719000099.000200", "client_msg_id": "9",
           "team": "E1",
           "blocks": [{"type": "section", "block_id": "b", "text": {"type": "mrkdwn", "text": "*x*"}},
            {"type": "rich_text", "block_id": "c", "elements": []}], "reactions": [],
           "edited": {"user": "W012A3CDE", "ts": "1719000099.000300"}}], "pin_count": 0,
         "channel_actions_ts": 1719000000}
        """#)
