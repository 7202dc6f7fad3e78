import Fetching

func bookPages(
    titled text: String, store: NetworkStore = .live
) -> Pages<Book, OffsetCursor> {
    let fetcher: Fetcher<OffsetCursor, BookPage> = modelFetcher(
        createURLRequest: { cursor in
            try createRequest(
                baseURL: "https://api.example.com/v1", path: ["books"],
                query: [
                    QueryItem("title", text),
                    QueryItem("offset", cursor.offset),
                    QueryItem("limit", cursor.limit),
                ])
        },
        store: store)
    return offsetPages(of: fetcher, limit: 2) { page in
        OffsetPage(items: page.books, total: page.total)
    }
}
