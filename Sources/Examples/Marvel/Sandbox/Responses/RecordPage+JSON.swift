import Fetching
import Foundation
internal import HTTPSyntax
import Marvel

extension RecordPage {
    /// Returns the ETag of the page: 40 hexadecimal digits that depend only on the page's content.
    ///
    /// The ETag is a digest of values that determine the content, such as the edition of the facts and the IDs. These
    /// values have a few hundred bytes, but a body can have half a megabyte. So no body is written for a response with
    /// status 304.
    func etag(baseURL: String) -> String {
        let ids = rows.map { String(facts[kind][$0].id) }.joined(separator: ",")
        let content = "\(embeddedEdition) \(baseURL) \(kind.path) \(offset) \(limit) \(total) \(ids)"
        return md5(content.utf8) + md5("\(content) ".utf8).prefix(8)
    }

    /// Returns the body of the response: the envelope and the page's records.
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
