/// The hits and the aggregations of a search in Elasticsearch.
let searchHits = ResponsePair(
    name: "Elasticsearch hits",
    first: #"""
        {
          "took": 5, "timed_out": false, "_shards": {"total": 1, "successful": 1, "skipped": 0, "failed": 0},
          "hits": {
            "total": {"value": 3, "relation": "eq"}, "max_score": 1.3862942,
            "hits": [
              {"_index": "logs-2024.05", "_id": "0", "_score": 1.3862942,
                "_source": {"@timestamp": "2024-05-01T14:12:12Z",
                "message": "GET /looms 200", "user": {"id": "ada"}, "tags": ["web"]},
               "highlight": {"message": ["<em>GET</em> /looms"]}, "sort": [1714572732000, "0"]},
              {"_index": "logs-2024.05", "_id": "xW1", "_score": 1.0, "_source": {"@timestamp": "2024-05-01T14:13:12Z",
                "message": "GET /bees 404", "user": {"id": "grace"}, "tags": [], "http": {"status": 404}},
               "highlight": {"message": ["<em>GET</em> /bees"]}, "sort": [1714572792000, "xW1"]},
              {"_index": "logs-2024.04", "_id": "xW2", "_score": null, "_source": {"@timestamp": "2024-04-01T14:13:12Z",
                "message": "start"}, "sort": [1711980792000, "xW2"]}
            ]
          },
          "aggregations": {"by_user": {"doc_count_error_upper_bound": 0, "sum_other_doc_count": 0,
            "buckets": [{"key": "ada", "doc_count": 2}, {"key": "grace", "doc_count": 1}]}}
        }
        """#,
    second: #"""
        {
          "took": 120, "timed_out": true, "_shards": {"total": 5, "successful": 4, "skipped": 0, "failed": 1,
            "failures": [{"shard": 0, "index": "logs-2024.06", "node": "n", "reason": {"type": "timeout",
              "reason": "t"}}]},
          "hits": {
            "total": {"value": 10000, "relation": "gte"}, "max_score": 2,
            "hits": [
              {"_index": "logs-2024.06", "_id": "zz", "_score": 2, "_source": {"@timestamp": "2024-06-01T00:00:00.000Z",
                "message": "", "http": {"status": 200, "body": {"bytes": 12}}, "tags": ["a", "b"]}, "sort": [1, "zz"],
               "_ignored": ["message.keyword"]}
            ]
          },
          "aggregations": {"by_user": {"doc_count_error_upper_bound": 3, "sum_other_doc_count": 9, "buckets": []}}
        }
        """#)
