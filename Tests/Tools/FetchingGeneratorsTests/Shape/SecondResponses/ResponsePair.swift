/// Two responses of one endpoint of a public API. The names and the structure are those of the API, the values are
/// invented.
struct ResponsePair: Sendable {
    var name: String
    /// The only sample of the generated model.
    var first: String
    /// A response with other values: other IDs, keys and words, fields that are null or absent, and empty arrays.
    var second: String
}

let responsePairs: [ResponsePair] =
    [
        npmPackage, matrixSync, wikidataEntity, exchangeRates, policies, charge, pods, openAPIDocument, searchHits,
        videos,
    ] + linksAndMaps
