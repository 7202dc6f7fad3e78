import Foundation
import Marvel

extension RecordPage {
    /// Returns 40 hexadecimal digits that depend on the page's content only.
    ///
    /// The facts in a binary never change, so the ids and the edition of the facts determine the content. This is a
    /// digest of a few hundred bytes instead of half a megabyte, and a 304 needs no body.
    func etag(baseURL: String) -> String {
        let ids = rows.map { String(facts[kind][$0].id) }.joined(separator: ",")
        let content = "\(embeddedEdition) \(baseURL) \(kind.path) \(offset) \(limit) \(total) \(ids)"
        return md5(content.utf8) + md5("\(content) ".utf8).prefix(8)
    }

    /// Returns the body of the response: the envelope and its records.
    func json(etag: String, baseURL: String) -> Data {
        var writer = RecordWriter(facts: facts, baseURL: jsonEscaped(baseURL))
        writer.json = """
            {"code":200,"status":"Ok","copyright":"© 2026 MARVEL",\
            "attributionText":"Data provided by Marvel. © 2026 MARVEL",\
            "attributionHTML":"<a href=\\"http://marvel.com\\">Data provided by Marvel. © 2026 MARVEL</a>",\
            "etag":"\(etag)",\
            "data":{"offset":\(offset),"limit":\(limit),"total":\(total),"count":\(rows.count),"results":[
            """
        for (index, row) in rows.enumerated() {
            if index > 0 { writer.json += "," }
            writer.write(row, of: kind)
        }
        writer.json += "]}}"
        return Data(writer.json.utf8)
    }
}
