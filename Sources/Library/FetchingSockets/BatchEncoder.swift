import Foundation

/// Encodes the frames of a batch in pieces of about 64 KiB, so that a long message needs little additional memory.
struct BatchEncoder {
    private var frames: ArraySlice<OutboundQueue.Frame>
    private let mask: () -> UInt32
    /// The part of a message that was not yet encoded.
    private var rest: Rest?
    /// The length at which a piece ends.
    private static let pieceBytes = 64 << 10

    private struct Rest {
        var content: Content
        let mask: UInt32
        /// The number of bytes that were encoded.
        var offset = 0
    }

    private enum Content {
        case text(ArraySlice<UInt8>)
        case binary(Data)
    }

    init(_ batch: OutboundQueue.Batch, mask: @escaping () -> UInt32) {
        frames = batch.frames[...]
        self.mask = mask
    }

    /// Returns the next piece, or nil at the end.
    mutating func next() -> Data? {
        var piece: [UInt8] = []
        while piece.count < Self.pieceBytes {
            if rest != nil {
                writeRest(to: &piece)
            } else if let frame = frames.popFirst() {
                begin(frame, in: &piece)
            } else {
                break
            }
        }
        return piece.isEmpty ? nil : Data(piece)
    }

    private mutating func begin(_ frame: OutboundQueue.Frame, in piece: inout [UInt8]) {
        let mask = mask()
        switch frame {
        case .control(let kind, let payload):
            appendFrameHead(kind, payloadBytes: payload.count, mask: mask, to: &piece)
            appendMasked(payload, mask: mask, offset: 0, to: &piece)
        case .message(.text(let text)):
            // A copy of the text is faster than slices of it.
            let content = [UInt8](text.utf8)
            appendFrameHead(.text, payloadBytes: content.count, mask: mask, to: &piece)
            rest = Rest(content: .text(content[...]), mask: mask)
        case .message(.binary(let data)):
            appendFrameHead(.binary, payloadBytes: data.count, mask: mask, to: &piece)
            rest = Rest(content: .binary(data), mask: mask)
        }
    }

    private mutating func writeRest(to piece: inout [UInt8]) {
        guard var rest else { return }
        // The content is not copied while both variables have it, because it is only sliced.
        self.rest = nil
        let start = piece.count
        let room = Self.pieceBytes - start
        let isComplete: Bool
        switch rest.content {
        case .text(let text):
            let part = text.prefix(room)
            appendMasked(part, mask: rest.mask, offset: rest.offset, to: &piece)
            rest.content = .text(text[part.endIndex...])
            isComplete = part.endIndex == text.endIndex
        case .binary(let data):
            let part = data.prefix(room)
            appendMasked(part, mask: rest.mask, offset: rest.offset, to: &piece)
            rest.content = .binary(data[part.endIndex...])
            isComplete = part.endIndex == data.endIndex
        }
        rest.offset += piece.count - start
        if !isComplete { self.rest = rest }
    }
}
