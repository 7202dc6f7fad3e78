// Uses unsafe code, because libFuzzer is a C library and passes a pointer. The bytes are copied at once, and the
// pointer is not kept. Only `Tests/Fuzzing/fuzz` compiles this file, because libFuzzer has its own `main`.

import Foundation

@testable import FetchingSockets

/// The function that libFuzzer calls with each input. The first two bytes choose the maximum length of a message and
/// the lengths of the pieces; the rest is what a server sends.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSockets(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes at `start` for the duration of the call.
    let input = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    guard input.count >= 2 else { return 0 }
    let limit = Int(input[0]) * 4
    let bytes = Array(input[2...])
    checkFrames(bytes, limit, pieces: pieces(of: bytes, seed: input[1]))
    checkHead(bytes, pieces: pieces(of: bytes, seed: input[1]))
    return 0
}

/// Divides bytes into pieces of 1 to 16 bytes.
private func pieces(of bytes: [UInt8], seed: UInt8) -> [[UInt8]] {
    var (pieces, rest, state) = ([[UInt8]](), bytes[...], seed)
    while !rest.isEmpty {
        let piece = rest.prefix(Int(state & 15) + 1)
        state = state &* 13 &+ 7
        pieces.append(Array(piece))
        rest = rest[piece.endIndex...]
    }
    return pieces
}

/// Pieces must not change the events, and events must follow the rules that need no parser.
private func checkFrames(_ bytes: [UInt8], _ limit: Int, pieces: [[UInt8]]) {
    var (whole, divided) = (FrameParser(maximumMessageBytes: limit), FrameParser(maximumMessageBytes: limit))
    let events = whole.read(bytes)
    check(events == pieces.flatMap { divided.read($0) }, "pieces change the events")
    check(whole.hasEnded == divided.hasEnded, "pieces change the end")
    var contentBytes = 0
    for (index, event) in events.enumerated() {
        let isLast = index == events.count - 1
        switch event {
        case .message(let message):
            check(message.byteCount <= limit, "a message is too long")
            contentBytes += message.byteCount + 2
        case .ping(let payload), .pong(let payload):
            check(payload.count <= 125, "a control frame is too long")
            contentBytes += payload.count + 2
        case .close(let close):
            check(isLast && whole.hasEnded, "events follow a close frame")
            check(close.code.map(isSendableCloseCode) ?? close.reason.isEmpty, "the close code is not valid")
            contentBytes += close.payload.count + 2
        case .violation(let violation):
            check(isLast && whole.hasEnded, "events follow a violation")
            check([1002, 1007, 1009].contains(violation.code), "the violation has another code")
        }
    }
    check(contentBytes <= bytes.count, "the events have more bytes than the input")
}

/// Pieces must not change the head of a response and the bytes after it.
private func checkHead(_ bytes: [UInt8], pieces: [[UInt8]]) {
    var (whole, divided) = (ResponseHeadParser(), ResponseHeadParser())
    whole.requestWasSent()
    divided.requestWasSent()
    var (head, rest, hasFailed): (ResponseHead?, [UInt8], Bool) = (nil, [], false)
    for piece in pieces {
        if head != nil {
            rest += piece
        } else if !hasFailed {
            do {
                if let found = try divided.read(piece) { (head, rest) = found }
            } catch { hasFailed = true }
        }
    }
    do {
        let found = try whole.read(bytes)
        check(!hasFailed && found?.head == head && (found?.rest ?? []) == rest, "pieces change the head")
        if let head, let framing = try? head.body() {
            var reader = ResponseBodyReader(framing, limit: 100)
            reader.read(rest)
            check(reader.body.count <= min(100, rest.count), "the body has more bytes than the input")
        }
    } catch {
        // In pieces, another protocol is noticed earlier, so the error can have another text.
        check(hasFailed, "pieces change the error")
    }
}

private func check(_ condition: Bool, _ text: String) { if !condition { fatalError(text) } }
