import Foundation

extension Document {
    /// The hits of a search in the form of Elasticsearch: log records in the Elastic Common Schema, in generic models
    /// whose keys differ from their properties.
    static let searchHits = Document(
        "a search with 120 hits", isSnakeCase: false, (type: Search<Record>.self, name: "what an app reads")
    ) {
        var generator = SeededGenerator(seed: 21)
        let hits = (0..<120).map { _ in hit(&generator) }
        let buckets = (0..<40).map { #"{"key":"host-\#($0)","doc_count":\#(generator.int(1...90_000))}"# }
        return #"""
            {"took":37,"timed_out":false,"_shards":{"total":12,"successful":12,"skipped":4,"failed":0},"hits":{\#
            "total":{"value":10000,"relation":"gte"},"max_score":null,"hits":[\#(hits.joined(separator: ","))]},\#
            "aggregations":{"hosts":{"doc_count_error_upper_bound":0,"sum_other_doc_count":71,"buckets":[\#
            \#(buckets.joined(separator: ","))]}}}
            """#
    }
}

private struct Search<Source: Document.Model>: Document.Model {
    struct Total: Document.Model { let value: Int }
    struct Hit: Document.Model {
        enum CodingKeys: String, CodingKey {
            case index = "_index"
            case id = "_id"
            case score = "_score"
            case source = "_source"
            case highlight, sort
        }
        let index, id: String
        let score: Double?
        let source: Source
        let highlight: [String: [String]]?
        let sort: [Int]
    }
    struct Hits: Document.Model {
        let total: Total
        let hits: [Hit]
    }
    struct Aggregation: Document.Model {
        struct Bucket: Document.Model {
            enum CodingKeys: String, CodingKey {
                case key
                case count = "doc_count"
            }
            let key: String
            let count: Int
        }
        let buckets: [Bucket]
    }
    let took: Int
    let hits: Hits
    let aggregations: [String: Aggregation]?
}

private struct Record: Document.Model {
    enum CodingKeys: String, CodingKey {
        case date = "@timestamp"
        case message, log, host, http, url, labels, tags
    }
    struct Log: Document.Model {
        enum Level: String, Document.Model { case info, warn, error }
        let level: Level
        let logger: String
    }
    struct Host: Document.Model {
        let name: String
        let ip: [String]
    }
    struct HTTP: Document.Model {
        struct Request: Document.Model { let method: String }
        struct Response: Document.Model {
            enum CodingKeys: String, CodingKey {
                case status = "status_code"
                case body
            }
            struct Body: Document.Model { let bytes: Int }
            let status: Int
            let body: Body
        }
        let request: Request
        let response: Response?
    }
    struct Location: Document.Model { let path, query: String? }
    let date: Date
    let message: String
    let log: Log
    let host: Host
    let http: HTTP?
    let url: Location?
    let labels: [String: String]?
    let tags: [String]
}

private func hit(_ generator: inout SeededGenerator) -> String {
    let (host, words) = ("host-\(generator.int(0...39))", generator.words(3...20))
    let path = "/v2/\(generator.words(1...1))/\(generator.int(1...9999))"
    let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0"
    let request = #"""
        "http":{"request":{"method":"GET","id":"\#(generator.hex(16))"},"response":{\#
        "status_code":\#(generator.any(of: [200, 404])),"body":{"bytes":\#(generator.int(100...90_000))}},\#
        "version":"1.1"},"url":{"path":"\#(path)","query":"q=a%20b&n=20"},"user_agent":{"original":"\#(agent)",\#
        "name":"Firefox","device":{"name":"Other"}},
        """#
    return #"""
        {"_index":"logs-2024.05.14","_id":"\#(generator.hex(20))","_score":null,"_source":{\#
        "@timestamp":"\#(generator.date())","ecs":{"version":"8.11.0"},"message":"\#(words): \#
        \"C:\\logs\\\#(host).txt\"\n\tat \#(path)","log":{"level":"\#(generator.any(of: ["info", "warn", "error"]))",\#
        "logger":"com.example.Lamp"},"host":{"name":"\#(host)","ip":["10.0.\#(generator.int(0...255)).7","fe80::1"],\#
        "os":{"platform":"ubuntu","version":"22.04"}},\#(generator.once(in: 3) ? "" : request)"event":{\#
        "dataset":"lamp.access","duration":\#(generator.int(10_000...9_000_000_000))},"labels":{"team":"keepers",\#
        "release":"\#(generator.hex(7))"},"tags":["production","eu"]},"highlight":{"message":[\#
        "<em>\#(words.prefix(12))</em>"]},"sort":[\#(generator.int(1_700_000_000_000...1_800_000_000_000))]}
        """#
}
