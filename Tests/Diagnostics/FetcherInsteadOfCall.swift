import Fetching

func userNameFetcher(_ api: APISettings) -> Call<String> {
    api.modelFetcher { try api.request(path: ["user"]) }  // error: cannot convert value of type
}
