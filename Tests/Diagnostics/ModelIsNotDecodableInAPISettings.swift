import Fetching

struct Author: Sendable {
    var name: String
}

func authorFetcher(_ api: APISettings) -> Fetcher<String, Author> {
    api.modelFetcher { id in  // error: 'Author' conform to 'Decodable'
        try api.request(path: ["authors", id])
    }
}
