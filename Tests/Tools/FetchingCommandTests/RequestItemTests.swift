import Fetching
import FetchingJSON
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

private let url = "https://example.com/a"

struct RequestItemTests {
    @Test func theWordsBuildTheRequest() async {
        for (line, request, body) in [
            ("get \(url) page==2 q==a=b", "GET \(url)?page=2&q=a%3Db", nil),
            ("get \(url)?x=1 page==2", "GET \(url)?x=1&page=2", nil),
            ("get \(url) name=Hulk", "POST \(url)", #"{"name":"Hulk"}"#),
            (
                "post \(url) name=Hulk= age:=7 tags:=[1,{}] page==2", "POST \(url)?page=2",
                #"{"name":"Hulk=","age":7,"tags":[1,{}]}"#
            ),
            ("PUT \(url) empty=", "PUT \(url)", #"{"empty":""}"#),
            ("patch \(url) big:=12345678901234567890.10", "PATCH \(url)", #"{"big":12345678901234567890.10}"#),
            ("delete \(url)", "DELETE \(url)", nil),
            ("post \(url)", "POST \(url)", nil),
            ("request \(url) -X QUERY a=1", "QUERY \(url)", #"{"a":"1"}"#),
            ("post \(url) text=@FILE value:=@FILE", "POST \(url)", #"{"text":"[1]","value":[1]}"#),
            ("get \(url) --method=put", "PUT \(url)", nil),
            ("post :8000/a a=b", "POST http://127.0.0.1:8000/a", #"{"a":"b"}"#),
            ("get example.com", "GET https://example.com/", nil),
            ("get localhost:8/a", "GET http://localhost:8/a", nil),
        ] as [(String, String, String?)] {
            let log = RequestLog()
            let run = await runInProcess(line, store: .json("{}").recorded(in: log), input: ["FILE": "[1]"])
            expectEqual(run.exitCode, 0, "\(run.notes)")
            let sent = log.requests.first
            expectEqual("\(sent?.httpMethod ?? "") \(sent?.url?.absoluteString ?? "")", request)
            expectEqual(sent?.httpBody.map { String(decoding: $0, as: UTF8.self) }, body, "\(line)")
            expect(body == nil || sent?.value(forHTTPHeaderField: "Content-Type") == "application/json", "\(line)")
        }
    }

    /// The example of RFC 7617 §2, and a password with a colon.
    @Test func aUserIsSentAsBasicCredentialsAndMasked() async {
        for (option, value, field) in [
            ("-u", "Aladdin:open sesame", "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="), ("--user", "a:b:c", "Basic YTpiOmM="),
            ("-u", "-", "Basic YTpiOmM="), ("-H", "@FILE", "Basic YTpiOmM="), ("-H", "@-", "Basic YTpiOmM="),
        ] {
            let log = RequestLog()
            let run = await runInProcess(
                ["get", url, option, value, "-v", "--fail"], store: .json("{}", status: 401).recorded(in: log),
                input: [
                    "-": option == "-H" ? "Authorization: Basic YTpiOmM=" : "a:b:c\n",
                    "FILE": "Authorization: Basic YTpiOmM=\n\n",
                ])
            expectEqual(log.requests.first?.value(forHTTPHeaderField: "Authorization"), field, "\(option) \(value)")
            expect(run.exitCode == 22 && run.notes.contains("The server requires credentials (401)."), "\(run.notes)")
            expect(!run.notes.contains(field.dropFirst(6)) && !run.notes.contains("sesame"), "\(run.notes)")
        }
    }

    private let heroes = #"""
        {"data": {"total": 2, "results": [{"id": 1, "name": "A, \"B\"", "tags": [1]}, {"id": 2, "x.y": null, "z": true}]}}
        """#

    @Test func valuesOfTheBodyAreSelected() async {
        for (path, text) in [
            ("data.total", "2\n"), (".data.total", "2\n"), ("data.results[].name", "\"A, \\\"B\\\"\"\nnull\n"),
            ("data.results[0].tags[]", "1\n"), ("data.results[-1].id", "2\n"), ("data.results[9]", "null\n"),
            ("data.results[].{name,id}", "{\"name\":\"A, \\\"B\\\"\",\"id\":1}\n{\"name\":null,\"id\":2}\n"),
            ("data.results[1]", "{\"id\":2,\"x.y\":null,\"z\":true}\n"), ("data.results[1].x.y", "null\n"),
            ("data.{total}", "{\"total\":2}\n"), ("data.results[0].name --raw", "A, \"B\"\n"),
            ("data.results[].{ID:id,n:name} --csv", "ID,n\n1,\"A, \"\"B\"\"\"\n2,\n"),
            ("data.results[].{name,id} --csv", "name,id\n\"A, \"\"B\"\"\",1\n,2\n"),
            ("data.results --csv", "id,name,tags,x.y,z\n1,\"A, \"\"B\"\"\",[1],,\n2,,,,true\n"),
            ("data.results[].id --csv", "value\n1\n2\n"),
        ] {
            let run = await runInProcess("get \(url) --select \(path)", store: .json(heroes))
            expect(run.exitCode == 0 && run.output == text, "\(path): \(run)")
        }
    }

    @Test func aMissingFieldIsExplained() async {
        for (path, text) in [
            ("data.result", #"There is no “data.result” at the top: the object has “data”."#),
            ("data.results.name", "There is no “data.results.name” at the top: the object has “data”."),
            ("data[]", "There is no array at “data”: the object has “total”, “results”."),
            ("data.results[].nme", "There is no “nme” at “data.results[]”: the object has “id”, “name”, “tags”."),
            ("data.results[].{id,nme}", "There is no “nme” at “data.results[]”: the object has “id”, “name”, “tags”."),
        ] {
            let run = await runInProcess("get \(url) --select \(path)", store: .json(heroes))
            expect(run.exitCode == 1 && run.notes == "fetching: \(text)\n", "\(run.notes)")
        }
    }

    @Test func aBodyThatIsNotJSONAndAnErrorStatusAreFailures() async {
        let text = await runInProcess("get \(url) --select a", store: .constant(Data("<html>".utf8)))
        expect(text.exitCode == 1 && text.notes.contains("The response is not JSON"), "\(text.notes)")
        let status = await runInProcess("get \(url) --csv", store: .json("{}", status: 500))
        expect(status.exitCode == 22 && status.output.isEmpty)
    }

    /// A quotation mark before a combining mark is another `Character`, and two names can be equal as strings.
    @Test func aServerCannotAddCellsToCSV() async {
        let store = NetworkStore.json(#"[{"a":"x\"\u0301,evil","\u00e9":1,"e\u0301":2}]"#)
        let run = await runInProcess("get \(url) --csv", store: store)
        expectEqual(Array(run.output.utf8), Array("a,\u{E9},e\u{301}\n\"x\"\"\u{301},evil\",1,2\n".utf8))
        let rows = (0..<1001).map { #"{"k\#($0)":1}"# }.joined(separator: ",")
        let many = await runInProcess("get \(url) --csv", store: .json("[\(rows)]"))
        expect(many.notes.contains("The values have 1001 different fields"), "\(many.notes)")
        let object = await runInProcess("get \(url) --csv", store: .json(heroes))
        expect(object.notes.contains("Select an array with --select: “data.results”."), "\(object.notes)")
    }

    @Test func aFileGetsExactlyTheNameInTheCommandLine() async throws {
        let folder = TestFolder()
        for name in ["_", "_.env", "b\\s", "b\n", ".x", String(repeating: "a", count: 240), "ü 1.json"] {
            let run = await runInProcess(["get", url, "-o", folder.path + name, "-v"], store: .json("[1]"))
            expect(run.exitCode == 0 && folder.text(name) == "[1]", "\(name) \(run.notes)")
            expect(run.notes.contains("< status 200"), "\(run.notes)")
        }
        expectEqual(FileManager.default.subpaths(atPath: folder.path)?.count, 7)
        let missing = await runInProcess(["get", url, "-o", folder.path + "x/y"], store: .json("[1]"))
        expect(missing.notes.contains("The folder of “\(folder.path)x/y” does not exist."), "\(missing.notes)")
    }

    @Test func severalRequestsUseTheSameStandardInput() async throws {
        let folder = TestFolder()
        let log = RequestLog()
        let store = NetworkStore.json("[1]").recorded(in: log)
        let line = "record \(url) \(url)?b=1 -u - -o \(folder.path)a.har"
        await expectEqual(runInProcess(line, store: store, input: ["-": "a:b"]).exitCode, 0)
        let compare = await runInProcess("compare \(url) \(url)?b=1 -u -", store: store, input: ["-": "a:b"])
        expectEqual(compare.exitCode, 0, "\(compare.notes)")
        expectEqual(log.requests.count, 4)
        expect(log.requests.allSatisfy { $0.value(forHTTPHeaderField: "Authorization") == "Basic YTpi" })
        let empty = await runInProcess("get \(url) -u -", input: ["-": ""])
        expect(empty.notes.hasPrefix("fetching: --user needs USER:PASSWORD, with a colon"), "\(empty.notes)")
    }

    /// A text of the server must not control the terminal.
    @Test func aTerminalShowsNoControlCharactersOfSelectedValues() async {
        let store = NetworkStore.json(#"[{"a": "\u001b[31m\u202e"}]"#)
        let lines = await runInProcess("get \(url) --select [].a", store: store, width: 80)
        expectEqual(lines.output, #""\u001b[31m\u202e""# + "\n")
        let table = await runInProcess("get \(url) --csv", store: store, width: 80)
        expect(!table.output.contains("\u{1B}") && !table.output.contains("\u{202E}"), "\(table.output)")
        let file = await runInProcess("get \(url) --csv", store: store)
        expectEqual(file.output, "a\n\u{1B}[31m\u{202E}\n")
    }

    @Test func theHeadIsWrittenBeforeTheBody() async {
        let store = NetworkStore.json("[1]", status: 404, headers: ["X-A": "b", "Set-Cookie": "a=planted"])
        let run = await runInProcess("get \(url) -i", store: store)
        expectEqual(run.output, "HTTP 404\nContent-Type: application/json\nSet-Cookie: ***\nX-A: b\n\n[1]")
        let head = await runInProcess("head \(url)", store: store, width: 80)
        expect(head.output.hasPrefix("HTTP 404\n"))
    }
}
