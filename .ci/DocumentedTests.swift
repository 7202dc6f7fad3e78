// Live tests of the client for .ci/serve-documented.py, which .ci/generated-clients adds to the client.
import Fetching
import Foundation
import Testing

@testable import Library

struct LiveTests {
    let api = librarySettings(baseURL: "http://127.0.0.1:8031")

    @Test func theServerIsReadAndChanged() async throws {
        try await deleteBooksFetcher(api)(nil).get()
        let formats: [(String, Format)] = [
            ("Emma", .paper(Paper(pages: 7))), ("Dune", .audio(Audio(minutes: 1.5))), ("Ulysses", .paper(Paper(pages: 9))),
        ]
        for (title, format) in formats {
            let book = NewBookInput(title: title, kind: .audioBook, format: format, tags: ["a"])
            let added = try await createBookFetcher(api)(CreateBookQuery(xUser: "ada", body: book)).get()
            #expect(added.title == title && added.kind == .audioBook && added.tags == ["a"] && added.year == nil)
            #expect(added.extra?["user"] == .string("ada"))
            let same = try await bookFetcher(api)(added.id).get()
            #expect(same.addedAt == added.addedAt)
            let cover = FormPart.data("file", Data("cover".utf8), filename: "cover.png")
            try await setCoverFetcher(api)(SetCoverQuery(bookId: added.id, file: cover, note: "front")).get()
        }
        var titles: [String] = []
        for try await book in booksPages(api, BooksQuery()).items { titles.append(book.title) }
        #expect(titles == ["Emma", "Dune", "Ulysses"])
        #expect(try await booksFetcher(api)(BooksQuery(kind: [.paper, .audioBook], limit: 3)).get().items.count == 3)

        let twice = CreateBookQuery(xUser: "a", body: NewBookInput(title: "Emma", format: .paper(Paper(pages: 1))))
        let refused = await createBookFetcher(api)(twice).failure
        #expect(refused?.status == 409 && refused?.message == "The title is taken")
        #expect(try refused?.decoded(as: Problem.self).code == 7)
    }

    @Test func errorsHaveTheirMessage() async throws {
        let missing = await bookFetcher(api)(UUID()).failure
        #expect(missing?.status == 404 && missing?.message == "No such book")
        let book = NewBookInput(title: "", format: .paper(Paper(pages: 1)))
        let invalid = await createBookFetcher(api)(CreateBookQuery(xUser: "a", body: book)).failure
        #expect(invalid?.status == 422 && invalid?.message?.contains("at least 1 character") == true)
    }

    @Test func aFormIsSent() async throws {
        let token = try await loginFetcher(api)(LoginQuery(username: "a b", password: "c&d")).get()
        #expect(token == ["token": "a b:c&d"])
    }
}

extension Result where Failure == AppError {
    fileprivate var failure: ServerFailure? { if case .failure(.server(let failure)) = self { failure } else { nil } }
}
