import Fetching
import Foundation

@testable import FetchingGenerators
@testable import FetchingText

// The functions of `FetchingREPL` with these names also print in the REPL.

func shape(of samples: String...) -> Shape { shape(of: samples) }
func shape(of samples: [String]) -> Shape { shape(of: samples.map { Data($0.utf8) }) }
func shape(of samples: [Data]) -> Shape { Shape(of: samples) }

func compare<Model: Decodable>(
    _ model: Model.Type, with samples: String..., options: JSONOptions = JSONOptions()
) -> Comparison {
    Comparison(of: model, with: samples.map { Data($0.utf8) }, options: options)
}

func request(fromCurl command: String) throws -> URLRequest { try CurlCommand(command).request }
