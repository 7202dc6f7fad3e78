import Fetching

func titleFetcher(_ api: APISettings) -> Fetcher<Int, String> {
    api.modelFetcher { id in try api.request(path: ["books", String(id)]) }
}

func printTitle(_ api: APISettings) async {
    let title = titleFetcher(api)
    print(await title())  // error: missing argument for parameter #1 in call
}
