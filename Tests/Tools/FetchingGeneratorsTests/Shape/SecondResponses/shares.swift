/// The shares of a user in the OCS API of Nextcloud.
let shares = ResponsePair(
    name: "Nextcloud shares",
    first: #"""
        {"ocs": {
          "meta": {"status": "ok", "statuscode": 200, "message": "OK"},
          "data": [
            {"id": "115", "share_type": 3, "uid_owner": "ada", "displayname_owner": "Ada", "permissions": 17,
             "can_edit": true, "can_delete": true, "stime": 1556698406, "parent": null, "expiration": null,
             "token": "kYzM", "uid_file_owner": "ada", "note": "", "label": "", "displayname_file_owner": "Ada",
             "path": "/Looms", "item_type": "folder", "mimetype": "httpd/unix-directory", "storage_id": "home::ada",
             "storage": 2, "item_source": 194, "file_source": 194, "file_parent": 18, "file_target": "/Looms",
             "share_with": null, "share_with_displayname": "(Shared link)", "password": null,
               "send_password_by_talk": false,
             "url": "https://cloud.example/s/kYzM", "mail_send": 0, "hide_download": 0, "attributes": null},
            {"id": "116", "share_type": 0, "uid_owner": "ada", "displayname_owner": "Ada", "permissions": 31,
             "can_edit": true, "can_delete": true, "stime": 1556698500, "parent": null,
             "expiration": "2019-06-01 00:00:00", "token": null, "uid_file_owner": "ada", "note": "hi", "label": "",
             "displayname_file_owner": "Ada", "path": "/card.txt", "item_type": "file", "mimetype": "text/plain",
             "storage_id": "home::ada", "storage": 2, "item_source": 195, "file_source": 195, "file_parent": 18,
             "file_target": "/card.txt", "share_with": "grace", "share_with_displayname": "Grace",
             "share_with_displayname_unique": "grace@mail.example", "mail_send": 0, "hide_download": 0,
             "attributes": "[{\"scope\":\"permissions\"}]",
             "status": {"status": "dnd", "message": "Busy", "icon": "📅", "clearAt": 1556699000}},
            {"id": "117", "share_type": 0, "uid_owner": "ada", "displayname_owner": "Ada", "permissions": 31,
             "can_edit": true, "can_delete": true, "stime": 1556698600, "parent": null, "expiration": null,
             "token": null, "uid_file_owner": "ada", "note": "", "label": "", "displayname_file_owner": "Ada",
             "path": "/card.txt", "item_type": "file", "mimetype": "text/plain", "storage_id": "home::ada",
             "storage": 2, "item_source": 195, "file_source": 195, "file_parent": 18, "file_target": "/card.txt",
             "share_with": "kat", "share_with_displayname": "Kat", "mail_send": 0, "hide_download": 0,
             "attributes": null, "status": []}
          ]
        }}
        """#,
    second: #"""
        {"ocs": {
          "meta": {"status": "ok", "statuscode": 100, "message": "OK"},
          "data": [
            {"id": "7", "share_type": 1, "uid_owner": "kat", "displayname_owner": "Kat", "permissions": 1,
             "can_edit": false, "can_delete": false, "stime": 1656698406, "parent": 6, "expiration": null,
               "token": null,
             "uid_file_owner": "kat", "note": "", "label": "", "displayname_file_owner": "Kat", "path": "/a",
             "item_type": "file", "mimetype": "image/png", "storage_id": "object::user:kat", "storage": 9,
             "item_source": 1, "file_source": 1, "file_parent": 2, "file_target": "/a", "share_with": "team",
             "share_with_displayname": "Team", "mail_send": 1, "hide_download": 1, "attributes": null, "status": []}
          ]
        }}
        """#)
