import Foundation

extension Duration {
    /// The duration in seconds, as Foundation counts them.
    var seconds: TimeInterval {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
