/// The shares of a user in the OCS API of Nextcloud.
let shares = ResponsePair(
    name: "Nextcloud shares",
    first: #"""
        {"ocs": {"meta": {"status": "ok", "statuscode": 200, "message": "OK"},
          "data": [{"id": "115", "share_type": 3, "uid_owner": "ada", "displayname_owner": "Ada", "can_edit": true,
            "stime": 1556698406, "parent": null, "expiration": null, "token": "kYzM", "share_with": null,
            "password": null, "send_password_by_talk": false, "url": "https://cloud.example/s/kYzM",
            "attributes": null},
           {"id": "116", "share_type": 0, "uid_owner": "ada", "displayname_owner": "Ada", "can_edit": true,
            "stime": 1556698500, "parent": null, "expiration": "2019-06-01 00:00:00", "token": null,
            "share_with": "grace", "share_with_displayname_unique": "grace@mail.example",
            "attributes": "[{\"scope\":\"permissions\"}]",
            "status": {"status": "dnd", "message": "Busy", "icon": "📅", "clearAt": 1556699000}},
           {"id": "117", "share_type": 0, "uid_owner": "ada", "displayname_owner": "Ada", "can_edit": true,
            "stime": 1556698600, "parent": null, "expiration": null, "token": null, "share_with": "kat",
            "attributes": null, "status": []}]}}
        """#,
    second: #"""
        {"ocs": {"meta": {"status": "ok", "statuscode": 100, "message": "OK"},
          "data": [{"id": "7", "share_type": 1, "uid_owner": "kat", "displayname_owner": "Kat", "can_edit": false,
            "stime": 1656698406, "parent": 6, "expiration": null, "token": null, "share_with": "team",
            "attributes": null, "status": []}]}}
        """#)
