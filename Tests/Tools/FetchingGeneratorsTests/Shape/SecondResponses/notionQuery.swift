/// The pages of a database of Notion.
let notionQuery = ResponsePair(
    name: "Notion query",
    first: #"""
        {"object": "list", "next_cursor": "fe2cc560-036c-44cd-90e8-294d5a74cebc", "has_more": true,
         "type": "page_or_database", "page_or_database": {},
         "results": [{"object": "page", "id": "59833787-2cf9-4fdf-8782-e53db20768a5",
           "created_time": "2022-03-01T19:05:00.000Z", "last_edited_time": "2022-07-06T20:25:00.000Z",
           "created_by": {"object": "user", "id": "ee5f0f84"}, "last_edited_by": {"object": "user", "id": "0c3e9826"},
           "cover": null, "icon": {"type": "emoji", "emoji": "🧵"},
           "parent": {"type": "database_id", "database_id": "d9824bdc"}, "archived": false,
           "url": "https://n.example/59833787",
           "properties": {"Name": {"id": "title", "type": "title",
             "title": [{"type": "text", "text": {"content": "Loom", "link": null},
               "annotations": {"bold": false, "color": "default"}, "plain_text": "Loom", "href": null}]},
            "Price": {"id": "evWq", "type": "number", "number": 2.5},
            "Tags": {"id": "TJmr", "type": "multi_select",
             "multi_select": [{"id": "jcdK", "name": "wood", "color": "red"}]},
            "Due": {"id": "M%3BBw", "type": "date", "date": {"start": "2023-02-23", "end": null, "time_zone": null}},
            "Done": {"id": "GhIj", "type": "checkbox", "checkbox": true},
            "State": {"id": "Z%5C", "type": "status",
             "status": {"id": "86d", "name": "Not started", "color": "default"}}}}]}
        """#,
    second: #"""
        {"object": "list", "next_cursor": null, "has_more": false, "type": "page_or_database", "page_or_database": {},
         "results": [{"object": "page", "id": "1", "created_time": "2024-03-01T19:05:00.000Z",
           "last_edited_time": "2024-07-06T20:25:00.000Z", "created_by": {"object": "user", "id": "e"},
           "last_edited_by": {"object": "user", "id": "0"},
           "cover": {"type": "external", "external": {"url": "https://c.example"}}, "icon": null,
           "parent": {"type": "database_id", "database_id": "d9824bdc"}, "archived": true, "url": "https://n.example/1",
           "properties": {"Task": {"id": "title", "type": "title", "title": []},
            "Owner": {"id": "a", "type": "people", "people": [{"object": "user", "id": "e", "name": "Ada"}]},
            "Cost": {"id": "b", "type": "number", "number": null}, "Link": {"id": "c", "type": "url", "url": null},
            "When": {"id": "d", "type": "date", "date": null}}}]}
        """#)
