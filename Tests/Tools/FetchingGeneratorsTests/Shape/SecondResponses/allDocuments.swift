import HTTPSyntax

/// The documents of a database of CouchDB, at `_all_docs?include_docs=true`.
let allDocuments = ResponsePair(
    name: "CouchDB documents",
    first: #"""
        {"total_rows": 4,
         "rows": [{"id": "_design/app", "key": "_design/app", "value": {"rev": "1-aa"},
           "doc": {"_id": "_design/app", "_rev": "1-aa", "language": "javascript",
            "views": {"by_name": {"map": "function (d) {}"}, "count": {"map": "function (d) {}", "reduce": "_count"}}}},
          {"id": "loom-1", "key": "loom-1", "value": {"rev": "3-bb"},
           "doc": {"_id": "loom-1", "_rev": "3-bb", "type": "loom", "width": 120,
            "_attachments": {"card.png": {"content_type": "image/png", "revpos": 2, "digest": "md5-x", "stub": true}}}},
          {"key": "gone", "error": "not_found"},
          {"id": "loom-2", "key": "loom-2", "value": {"rev": "2-cc", "deleted": true}, "doc": null}]}
        """#,
    second: #"""
        {"total_rows": 90,
         "rows": [{"id": "note:2", "key": "note:2", "value": {"rev": "1-dd"},
           "doc": {"_id": "note:2", "_rev": "1-dd", "type": "note", "width": 80,
            "_attachments": {"a/b.txt": {"content_type": "text/plain", "revpos": 1, "digest": "md5-y", "length": 1,
              "stub": true},
             "c": {"content_type": "text/plain", "revpos": 1, "digest": "md5-z", "length": 2, "stub": true}}}},
          {"id": "_design/x", "key": "_design/x", "value": {"rev": "9-ee"},
           "doc": {"_id": "_design/x", "_rev": "9-ee", "language": "query",
            "views": {"idx": {"map": "m", "reduce": "_sum"}}}}]}
        """#)
