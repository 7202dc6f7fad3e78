// In the REPL, one import is enough to create endpoints and requests.
@_exported import Fetching
@_exported import Foundation
