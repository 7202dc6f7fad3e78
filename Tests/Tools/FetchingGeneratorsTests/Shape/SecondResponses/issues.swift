/// The issues of a repository on GitHub.
let issues = ResponsePair(
    name: "GitHub issues",
    first: #"""
        [
          {
            "url": "https://api.g.example/repos/ada/loom/issues/12", "id": 2101, "node_id": "I_kwDOABCD", "number": 12,
            "title": "The shuttle is stuck", "state": "open", "locked": false, "comments": 2,
            "user": {"login": "grace", "id": 31, "node_id": "MDQ6VXNlcjMx", "avatar_url": "https://a.example/31",
              "gravatar_id": "", "html_url": "https://g.example/grace", "type": "User", "site_admin": false},
            "labels": [{"id": 208, "node_id": "LA_kw", "name": "bug", "color": "d73a4a", "default": true,
              "description": "Something isn't working"}, {"id": 209, "node_id": "LA_kx", "name": "loom",
                "color": "ededed",
              "default": false, "description": null}],
            "assignee": null, "assignees": [], "milestone": null, "created_at": "2024-03-01T10:00:00Z",
            "updated_at": "2024-03-02T11:00:00Z", "closed_at": null, "author_association": "CONTRIBUTOR",
            "active_lock_reason": null, "body": "It is.",
            "reactions": {"url": "https://api.g.example/r/12", "total_count": 1, "+1": 1, "-1": 0, "laugh": 0},
            "performed_via_github_app": null, "state_reason": null
          },
          {
            "url": "https://api.g.example/repos/ada/loom/issues/11", "id": 2100, "node_id": "PR_kwDOABCE", "number": 11,
            "title": "Oil the shuttle", "state": "open", "locked": false, "comments": 0,
            "user": {"login": "bot[bot]", "id": 32, "node_id": "MDM6Qm90MzI=", "avatar_url": "https://a.example/32",
              "gravatar_id": "", "html_url": "https://g.example/apps/bot", "type": "Bot", "site_admin": false},
            "labels": [], "milestone": {"id": 1, "number": 1, "title": "v1", "description": "", "open_issues": 2,
              "closed_issues": 8, "state": "open", "due_on": null,
              "creator": {"login": "ada", "id": 30, "node_id": "MDQ6VXNlcjMw", "avatar_url": "https://a.example/30",
                "gravatar_id": "", "html_url": "https://g.example/ada", "type": "User", "site_admin": false}},
            "assignee": null, "assignees": [], "created_at": "2024-02-01T10:00:00Z",
            "updated_at": "2024-02-02T11:00:00Z", "closed_at": null, "author_association": "NONE",
            "active_lock_reason": null, "draft": false, "body": null,
            "pull_request": {"url": "https://api.g.example/p/11", "html_url": "https://g.example/p/11",
              "merged_at": null},
            "reactions": {"url": "https://api.g.example/r/11", "total_count": 0, "+1": 0, "-1": 0, "laugh": 0},
            "performed_via_github_app": null, "state_reason": null
          }
        ]
        """#,
    second: #"""
        [
          {
            "url": "https://api.g.example/repos/ada/loom/issues/3", "id": 900, "node_id": "I_kwDOABCF", "number": 3,
            "title": "", "state": "closed", "locked": true, "comments": 41,
            "user": {"login": "org", "id": 5, "node_id": "O", "avatar_url": "https://a.example/5", "gravatar_id": "",
              "html_url": "https://g.example/org", "type": "Organization", "site_admin": false},
            "labels": [{"id": 1, "node_id": "L", "name": "2.0", "color": "000000", "default": false,
              "description": null}],
            "assignee": {"login": "ada", "id": 30, "node_id": "MDQ6VXNlcjMw", "avatar_url": "https://a.example/30",
              "gravatar_id": "", "html_url": "https://g.example/ada", "type": "User", "site_admin": true},
            "assignees": [{"login": "ada", "id": 30, "node_id": "MDQ6VXNlcjMw", "avatar_url": "https://a.example/30",
              "gravatar_id": "", "html_url": "https://g.example/ada", "type": "User", "site_admin": true}],
            "milestone": {"id": 2, "number": 2, "title": "v2", "description": null, "open_issues": 0,
              "closed_issues": 1,
              "state": "closed", "due_on": "2024-05-01T07:00:00Z",
              "creator": {"login": "ada", "id": 30, "node_id": "MDQ6VXNlcjMw", "avatar_url": "https://a.example/30",
                "gravatar_id": "", "html_url": "https://g.example/ada", "type": "User", "site_admin": true}},
            "created_at": "2023-03-01T10:00:00Z", "updated_at": "2023-03-02T11:00:00Z",
            "closed_at": "2023-04-01T00:00:00Z", "author_association": "MEMBER", "active_lock_reason": "too heated",
            "body": "Done",
            "reactions": {"url": "https://api.g.example/r/3", "total_count": 4, "+1": 2, "-1": 1, "laugh": 1},
            "performed_via_github_app": {"id": 7, "slug": "app", "name": "App"}, "state_reason": "completed"
          }
        ]
        """#)
