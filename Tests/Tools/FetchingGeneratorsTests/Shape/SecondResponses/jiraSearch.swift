/// The issues that a search in Jira finds.
let jiraSearch = ResponsePair(
    name: "Jira search",
    first: #"""
        {
          "expand": "schema,names", "startAt": 0, "maxResults": 50, "total": 2,
          "issues": [
            {"expand": "operations", "id": "10002", "self": "https://j.example/rest/api/2/issue/10002", "key": "ED-1",
             "fields": {"summary": "Oil the loom", "created": "2024-01-17T12:34:00.000+0000",
               "updated": "2024-01-18T23:45:12.000+0000", "resolutiondate": null, "description": "Oil",
                 "duedate": "2024-02-01",
               "status": {"self": "https://j.example/status/10000", "name": "To Do", "id": "10000",
                 "statusCategory": {"id": 2, "key": "new", "colorName": "blue-gray", "name": "To Do"}},
               "issuetype": {"id": "10004", "name": "Bug", "subtask": false, "avatarId": 10303},
               "priority": {"name": "Medium", "id": "3"}, "labels": ["loom"], "customfield_10010": null,
               "customfield_10016": 3.0, "customfield_10020": [{"id": 2, "name": "Sprint 2", "state": "active"}],
               "assignee": {"accountId": "5b10a2844c20165700ede21g", "displayName": "Ada", "active": true,
                 "timeZone": "Europe/Berlin", "avatarUrls": {"48x48": "https://a.example/48",
                   "24x24": "https://a.example/24",
                 "16x16": "https://a.example/16"}},
               "reporter": {"accountId": "5b10ac8d82e05b22cc7d4ef5", "displayName": "Grace", "active": true,
                 "timeZone": "Europe/Berlin", "avatarUrls": {"48x48": "https://a.example/g48",
                   "24x24": "https://a.example/g24",
                 "16x16": "https://a.example/g16"}},
               "timetracking": {}, "components": [], "progress": {"progress": 0, "total": 0}}},
            {"expand": "operations", "id": "10003", "self": "https://j.example/rest/api/2/issue/10003", "key": "ED-2",
             "fields": {"summary": "Feed the bees", "created": "2024-01-19T12:34:00.000+0000",
               "updated": "2024-01-19T12:34:00.000+0000", "resolutiondate": "2024-01-20T10:00:00.000+0000",
               "description": null, "duedate": null,
               "status": {"self": "https://j.example/status/10001", "name": "Done", "id": "10001",
                 "statusCategory": {"id": 3, "key": "done", "colorName": "green", "name": "Done"}},
               "issuetype": {"id": "10005", "name": "Sub-task", "subtask": true, "avatarId": 10316},
               "priority": {"name": "High", "id": "2"}, "labels": [], "customfield_10010": null,
               "customfield_10016": null, "customfield_10020": null, "assignee": null,
               "reporter": {"accountId": "5b10ac8d82e05b22cc7d4ef5", "displayName": "Grace", "active": true,
                 "timeZone": "Europe/Berlin", "avatarUrls": {"48x48": "https://a.example/g48",
                   "24x24": "https://a.example/g24",
                 "16x16": "https://a.example/g16"}},
               "parent": {"id": "10002", "key": "ED-1"},
               "timetracking": {"originalEstimate": "1d", "originalEstimateSeconds": 28800},
               "components": [{"id": "10100", "name": "Bees"}], "progress": {"progress": 3600, "total": 28800,
                 "percent": 12}}}
          ]
        }
        """#,
    second: #"""
        {
          "expand": "names", "startAt": 50, "maxResults": 50, "total": 51, "warningMessages": ["x"],
          "issues": [
            {"expand": "", "id": "9", "self": "https://j.example/rest/api/2/issue/9", "key": "OPS-1400",
             "fields": {"summary": "", "created": "2020-01-17T12:34:00.000-0700",
               "updated": "2020-01-18T23:45:12.000-0700",
               "resolutiondate": null, "description": "", "duedate": null,
               "status": {"self": "s", "name": "Waiting", "id": "3", "statusCategory": {"id": 4, "key": "indeterminate",
                 "colorName": "yellow", "name": "In Progress"}},
               "issuetype": {"id": "1", "name": "Incident", "subtask": false, "avatarId": 1},
               "priority": {"name": "Highest", "id": "1"}, "labels": ["a", "b"],
               "customfield_10010": {"value": "x"}, "customfield_10016": 5, "customfield_10020": [],
               "assignee": {"accountId": "712020:1", "displayName": "K", "active": false, "timeZone": "UTC",
                 "avatarUrls": {"32x32": "u"}},
               "reporter": {"accountId": "1", "displayName": "R", "active": true, "timeZone": "UTC", "avatarUrls": {}},
               "timetracking": {"remainingEstimate": "0m", "timeSpentSeconds": 60}, "components": [],
               "progress": {"progress": 60, "total": 60, "percent": 100}}}
          ]
        }
        """#)
