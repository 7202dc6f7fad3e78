/// The posts of a timeline of Mastodon.
let timeline = ResponsePair(
    name: "Mastodon timeline",
    first: #"""
        [
          {
            "id": "103270115826048975", "created_at": "2019-12-08T03:48:33.901Z", "in_reply_to_id": null,
            "in_reply_to_account_id": null, "sensitive": false, "spoiler_text": "", "visibility": "public",
              "language": "en",
            "uri": "https://m.example/users/ada/statuses/103270115826048975",
            "url": "https://m.example/@ada/103270115826048975", "replies_count": 5, "reblogs_count": 6,
            "favourites_count": 11, "favourited": false, "reblogged": false, "muted": false, "bookmarked": false,
            "content": "<p>Looms</p>", "reblog": null, "application": {"name": "Web", "website": null},
            "account": {"id": "1", "username": "ada", "acct": "ada", "display_name": "Ada", "locked": false,
              "bot": false,
              "discoverable": true, "group": false, "created_at": "2016-03-16T14:34:26.392Z", "note": "<p>Hi</p>",
              "url": "https://m.example/@ada", "avatar": "https://f.example/a.png", "header": "https://f.example/h.png",
              "followers_count": 322930, "following_count": 459, "statuses_count": 61323,
                "last_status_at": "2019-12-10",
              "emojis": [{"shortcode": "loom", "url": "https://f.example/l.png",
                "static_url": "https://f.example/s.png",
                "visible_in_picker": true}],
              "fields": [{"name": "Patreon", "value": "<a>p</a>", "verified_at": null},
                {"name": "Home", "value": "<a>h</a>", "verified_at": "2019-07-15T08:29:57.378+00:00"}]},
            "media_attachments": [{"id": "22345792", "type": "image", "url": "https://f.example/i.jpeg",
              "preview_url": "https://f.example/p.jpeg", "remote_url": null, "text_url": null,
              "meta": {"original": {"width": 640, "height": 480, "size": "640x480", "aspect": 1.3333333},
                "small": {"width": 461, "height": 346, "size": "461x346", "aspect": 1.3323699},
                "focus": {"x": -0.27, "y": 0.51}}, "description": "a loom", "blurhash": "UeK"}],
            "mentions": [], "tags": [{"name": "loom", "url": "https://m.example/tags/loom"}], "emojis": [],
            "card": {"url": "https://l.example", "title": "Looms", "description": "", "type": "link", "author_name": "",
              "provider_name": "", "html": "", "width": 0, "height": 0, "image": null, "embed_url": ""}, "poll": null
          },
          {
            "id": "103270115826048976", "created_at": "2019-12-08T04:48:33.901Z",
            "in_reply_to_id": "103270115826048975", "in_reply_to_account_id": "1", "sensitive": true,
            "spoiler_text": "bees", "visibility": "unlisted", "language": null,
            "uri": "https://m.example/users/bee/statuses/103270115826048976",
            "url": "https://m.example/@bee/103270115826048976", "replies_count": 0, "reblogs_count": 0,
            "favourites_count": 0, "favourited": false, "reblogged": false, "muted": false, "bookmarked": false,
            "content": "", "reblog": null,
            "account": {"id": "2", "username": "bee", "acct": "bee@b.example", "display_name": "", "locked": true,
              "bot": true,
              "discoverable": null, "group": false, "created_at": "2018-03-16T00:00:00.000Z", "note": "",
              "url": "https://b.example/@bee", "avatar": "https://f.example/b.png", "header": "https://f.example/h.png",
              "followers_count": 1, "following_count": 1, "statuses_count": 1, "last_status_at": null, "emojis": [],
              "fields": []},
            "media_attachments": [{"id": "22345793", "type": "video", "url": "https://f.example/w.mp4",
              "preview_url": "https://f.example/w.png", "remote_url": null, "text_url": null,
              "meta": {"length": "0:00:06.86", "duration": 6.86, "fps": 30, "original": {"width": 480, "height": 480,
                "frame_rate": "30/1", "duration": 6.86, "bitrate": 119224}, "small": {"width": 400, "height": 400,
                "size": "400x400", "aspect": 1}}, "description": null, "blurhash": null}],
            "mentions": [{"id": "1", "username": "ada", "url": "https://m.example/@ada", "acct": "ada"}], "tags": [],
            "emojis": [], "card": null, "poll": null
          }
        ]
        """#,
    second: #"""
        [
          {
            "id": "9", "created_at": "2024-12-08T03:48:33.000Z", "edited_at": "2024-12-08T03:49:33.000Z",
            "in_reply_to_id": null, "in_reply_to_account_id": null, "sensitive": false, "spoiler_text": "",
            "visibility": "private", "language": "de", "uri": "https://x.example/9", "url": "https://x.example/9",
              "replies_count": 0,
            "reblogs_count": 0, "favourites_count": 0, "favourited": true, "reblogged": false, "muted": false,
            "bookmarked": true, "pinned": false, "content": "<p>q</p>",
            "reblog": {"id": "8", "created_at": "2024-12-08T03:48:00.000Z", "content": "x", "account": {"id": "3"}},
            "application": {"name": "Bot", "website": "https://bot.example"},
            "account": {"id": "3", "username": "kat", "acct": "kat", "display_name": "Kat", "locked": false,
              "bot": false,
              "discoverable": false, "group": true, "created_at": "2022-03-16T00:00:00.000Z", "note": "",
              "url": "https://m.example/@kat", "avatar": "https://f.example/k.png", "header": "https://f.example/h.png",
              "followers_count": 0, "following_count": 0, "statuses_count": 0, "last_status_at": "2024-12-08",
              "emojis": [], "fields": [], "moved": {"id": "4"}},
            "media_attachments": [{"id": "2", "type": "video", "url": "https://f.example/v.mp4",
              "preview_url": "https://f.example/v.png", "remote_url": "https://r.example/v.mp4", "text_url": null,
              "meta": {"length": "0:01:28.65", "duration": 88.65, "fps": 24, "original": {"width": 1280, "height": 720,
                "frame_rate": "24/1", "duration": 88.654, "bitrate": 862056}, "small": {"width": 400, "height": 225,
                "size": "400x225", "aspect": 1.7777}}, "description": null, "blurhash": "U58"}],
            "mentions": [], "tags": [], "emojis": [], "card": null,
            "poll": {"id": "3", "expires_at": "2024-12-09T00:00:00.000Z", "expired": false, "multiple": false,
              "votes_count": 10, "options": [{"title": "a", "votes_count": 6}], "emojis": []}
          }
        ]
        """#)
