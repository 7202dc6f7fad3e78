/// The rooms and the devices of a user in the client-server API of Matrix.
let matrixSync = ResponsePair(
    name: "Matrix sync",
    first: #"""
        {
          "next_batch": "s72595_4483_1934",
          "account_data": {"events": [{"type": "m.direct", "content": {"@ada:a.example": ["!q1:a.example"]}}]},
          "presence": {"events": [{"type": "m.presence", "sender": "@ada:a.example",
            "content": {"presence": "online", "last_active_ago": 1200, "currently_active": true}}]},
          "rooms": {
            "join": {
              "!726s6s6q:a.example": {
                "summary": {"m.heroes": ["@ada:a.example"], "m.joined_member_count": 2, "m.invited_member_count": 0},
                "state": {"events": [
                  {"type": "m.room.member", "state_key": "@ada:a.example", "sender": "@ada:a.example",
                   "event_id": "$143273582443PhrSn:a.example", "origin_server_ts": 1432735824653,
                   "content": {"membership": "join", "displayname": "Ada", "avatar_url": "mxc://a.example/S3"},
                   "unsigned": {"age": 1234}},
                  {"type": "m.room.name", "state_key": "", "sender": "@ada:a.example",
                   "event_id": "$143273582444PhrSn:a.example", "origin_server_ts": 1432735824654,
                   "content": {"name": "Engines"}, "unsigned": {"age": 1233}}]},
                "timeline": {"events": [
                  {"type": "m.room.message", "sender": "@grace:b.example", "event_id": "$143273582445PhrSn:a.example",
                   "origin_server_ts": 1432735824655, "content": {"msgtype": "m.text", "body": "Hello"},
                   "unsigned": {"age": 12, "transaction_id": "m1"}},
                  {"type": "m.sticker", "sender": "@grace:b.example", "event_id": "$143273582446PhrSn:a.example",
                   "origin_server_ts": 1432735824656, "content": {"body": "Loom", "url": "mxc://a.example/S4",
                   "info": {"w": 140, "h": 200}}, "unsigned": {"age": 11}}],
                  "limited": true, "prev_batch": "t34-23535_0_0"},
                "ephemeral": {"events": [{"type": "m.typing", "content": {"user_ids": ["@grace:b.example"]}}]},
                "account_data": {"events": []},
                "unread_notifications": {"highlight_count": 0, "notification_count": 3}
              },
              "!837a7h2k:b.example": {
                "summary": {}, "state": {"events": []},
                "timeline": {"events": [], "limited": false, "prev_batch": "t35-23535_0_0"},
                "ephemeral": {"events": []}, "account_data": {"events": []},
                "unread_notifications": {"highlight_count": 0, "notification_count": 0}
              }
            },
            "invite": {
              "!696r7674:a.example": {"invite_state": {"events": [
                {"type": "m.room.name", "sender": "@grace:b.example", "state_key": "", "content": {"name": "Looms"}}]}}
            },
            "leave": {}
          },
          "device_lists": {"changed": ["@grace:b.example"], "left": []},
          "device_one_time_keys_count": {"signed_curve25519": 50, "curve25519": 10}
        }
        """#,
    second: #"""
        {
          "next_batch": "s72600_0_1", "account_data": {"events": []},
          "presence": {"events": [{"type": "m.presence", "sender": "@kat:c.example",
            "content": {"presence": "busy", "last_active_ago": 1, "currently_active": false}}]},
          "rooms": {
            "join": {
              "!aaa:b.example": {
                "summary": {}, "state": {"events": []}, "ephemeral": {"events": []},
                "timeline": {"events": [
                  {"type": "m.reaction", "sender": "@kat:c.example", "event_id": "$x1",
                   "origin_server_ts": 1700000000000, "content": {"m.relates_to": {"event_id": "$x0", "key": "+1",
                     "rel_type": "m.annotation"}},
                   "unsigned": {"age": 1}}], "limited": false, "prev_batch": "t1"},
                "account_data": {"events": [{"type": "m.fully_read", "content": {"event_id": "$x0"}}]},
                "unread_notifications": {"highlight_count": 1, "notification_count": 1}
              },
              "!bbb:b.example": {
                "summary": {"m.joined_member_count": 40}, "state": {"events": []}, "ephemeral": {"events": []},
                "timeline": {"events": [], "limited": false, "prev_batch": "t2"}, "account_data": {"events": []},
                "unread_notifications": {"highlight_count": 0, "notification_count": 0}
              }
            },
            "invite": {}, "leave": {"!ccc:b.example": {"timeline": {"events": []}}}
          },
          "device_lists": {"changed": [], "left": ["@grace:b.example"]},
          "device_one_time_keys_count": {"signed_curve25519": 49}
        }
        """#)
