import Fetching

func removeFetcher(_ api: APISettings) -> Fetcher<Int, Void> {
    api.modelFetcher { id in  // error: use api.fetcher(createURLRequest: …, mapper: emptyMapper())
        try api.request(.delete, path: ["books", String(id)])
    }
}
