import Fetching
import Foundation
import Testing
@testable import App

@MainActor @Test func aBookIsShown() async {
    let model = BookModel { id in .success(Book(id: id, title: "Emma")) }
    await model.load(7)
    #expect(model.title == "Emma")
}

@MainActor @Test func aFailureIsShown() async {
    let store = NetworkStore.failing(URLError(.notConnectedToInternet))
    let model = BookModel(fetch: bookFetcher(store: store))
    await model.load(7)
    #expect(model.title == "")
    #expect(model.message != nil)
}
