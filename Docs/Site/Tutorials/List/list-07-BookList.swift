#if canImport(SwiftUI)
    import Fetching
    import FetchingScreens
    import SwiftUI

    struct BookList: View {
        @State var books: ListModel<String, Book>

        var body: some View {
            List {
                ForEach(books.rows) { book in
                    Text(book.title).onAppear { books.rowAppeared(book) }
                }
                switch books.tail {
                case .loading: ProgressView()
                case .failed(let error):
                    Button(error.localizedDescription) { books.retry() }
                case .more, .end: EmptyView()
                }
            }
            .overlay {
                switch books.state {
                case .loading: ProgressView()
                case .empty: Text("No books")
                case .failed(let error):
                    Button(error.localizedDescription) { books.retry() }
                case .initial, .success: EmptyView()
                }
            }
            .searchable(text: $books.query)
            .onSubmit(of: .search) { books.refresh() }
            .task { books.load() }
        }
    }
#endif
