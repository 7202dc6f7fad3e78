import Fetching
import Foundation

extension JSONOptions {
    /// Returns Foundation's decoder with the same options. Foundation has no flexible keys. Keys from snake_case are
    /// closest.
    func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        switch keys {
        case .useDefaultKeys: decoder.keyDecodingStrategy = .useDefaultKeys
        case .flexible, .snakeCase, .convertFromSnakeCase: decoder.keyDecodingStrategy = .convertFromSnakeCase
        case .custom(let convert): decoder.keyDecodingStrategy = .custom(convert)
        }
        decoder.dateDecodingStrategy = dates.decodingStrategy
        decoder.dataDecodingStrategy = data
        decoder.nonConformingFloatDecodingStrategy = floats
        decoder.userInfo = userInfo
        return decoder
    }
}
