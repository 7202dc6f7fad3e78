import Fetching

func userNameFetcher(_ api: APISettings) -> Call<String> {
    withoutParameters(api.modelFetcher { try api.request(path: ["user"]) })
}

func printUser(_ api: APISettings) async {
    print(await userNameFetcher(api)(()))  // error: argument passed to call that takes no arguments
}
