import Fetching
import FetchingScreens

@MainActor func makeBooks(
    store: NetworkStore = .live
) -> ListModel<String, Book> {
    ListModel(query: "") { text in bookPages(titled: text, store: store) }
}
