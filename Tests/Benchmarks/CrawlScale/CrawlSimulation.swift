/// A crawl by many workers that share their state through etcd, in virtual time. Each worker has 8 requests at a time,
/// and follows the rules of `Crawl.run` and of `etcdCoordinator`: which ranges it claims, and which requests it sends
/// to etcd.
struct CrawlSimulation {
    static let pages = 10_000_000
    static let pageSeconds = 0.05
    static let pagesPerPart = 100
    static let width = 8
    /// The time that etcd needs for a request.
    static let requestSeconds = 0.005
    static let leaseSeconds = 15.0

    let workers: Int
    /// The number of workers that are killed, and replaced at once, at random moments.
    let kills: Int
    /// The time until the last range is complete.
    private(set) var seconds = 0.0
    /// The number of requests to etcd.
    private(set) var requests = 0
    /// The number of pages that were read in parts that were never completed.
    private(set) var lostPages = 0.0

    private enum RangeState { case free, claimed, complete }

    private struct Worker {
        /// The claimed ranges that are not read yet.
        var queue: [Int] = []
        /// The ranges that are read, and the moments at which this began.
        var running: [Int: Double] = [:]
        /// The mean time until the worker asks again for ranges, if other workers read all the rest.
        var pause = 0.02
        /// The number of processes before this one. Events of earlier processes are dropped.
        var process = 0
    }

    private enum Action {
        case claim
        case complete(range: Int)
        case expire([Int])
        case kill
    }

    private var states: [RangeState]
    /// For each range, a range at or after it that may be the next one that is not complete.
    private var next: [Int]
    private var open: Int
    private var claimed = 0
    private var list: [Worker]
    private var events = Heap<(time: Double, worker: Int, process: Int, action: Action)> { $0.time < $1.time }
    private var random: SeededGenerator

    init(workers: Int, kills: Int = 0, seed: UInt64 = 1) {
        self.workers = workers
        self.kills = kills
        let ranges = Self.pages / Self.pagesPerPart
        states = Array(repeating: .free, count: ranges)
        next = Array(0...ranges)
        open = ranges
        list = Array(repeating: Worker(), count: workers)
        random = SeededGenerator(seed: seed)
        for worker in 0..<workers { events.insert((Double.random(in: 0..<1, using: &random), worker, 0, .claim)) }
        let ideal = Double(Self.pages) * Self.pageSeconds / Double(workers * Self.width)
        for _ in 0..<kills {
            let worker = Int.random(in: 0..<workers, using: &random)
            events.insert((Double.random(in: 0..<ideal, using: &random), worker, -1, .kill))
        }
        run()
        requests += Int(seconds / (Self.leaseSeconds / 3)) * workers
    }

    /// The number of pages in a second, divided by that of as many workers that never wait.
    var efficiency: Double {
        Double(Self.pages) / seconds / (Double(workers * Self.width) / Self.pageSeconds)
    }

    private mutating func run() {
        while open > 0, let event = events.removeFirst() {
            let worker = event.worker
            if event.process >= 0, event.process != list[worker].process { continue }
            seconds = event.time
            switch event.action {
            case .claim: start(worker, at: event.time)
            case .complete(let range):
                list[worker].running[range] = nil
                states[range] = .complete
                next[range] = range + 1
                open -= 1
                claimed -= 1
                requests += 1
                start(worker, at: event.time + Self.requestSeconds)
            case .expire(let ranges):
                for range in ranges { states[range] = .free }
                claimed -= ranges.count
            case .kill: kill(worker, at: event.time)
            }
        }
    }

    /// Claims ranges if the worker has none, and begins to read as many as it can.
    private mutating func start(_ worker: Int, at time: Double) {
        var time = time
        if list[worker].queue.isEmpty, list[worker].running.count < Self.width {
            list[worker].queue = claim(&time)
        }
        while list[worker].running.count < Self.width, let range = list[worker].queue.popLast() {
            list[worker].running[range] = time
            list[worker].pause = 0.02
            let end = time + Double(Self.pagesPerPart) * Self.pageSeconds + Self.requestSeconds
            events.insert((end, worker, list[worker].process, .complete(range: range)))
        }
        // If other workers read all the rest, the worker asks again later.
        if list[worker].running.isEmpty {
            let wait = list[worker].pause * Double.random(in: 0.5..<1.5, using: &random)
            list[worker].pause = min(list[worker].pause * 2, 1)
            events.insert((time + wait, worker, list[worker].process, .claim))
        }
    }

    /// Claims ranges from a random one on. If all ranges there are claimed, tries another place, and at last all
    /// ranges.
    private mutating func claim(_ time: inout Double) -> [Int] {
        // Near the end, a worker claims one range at a time.
        let maximum = open - claimed > claimed ? Self.width : 1
        var ranges: [Int] = []
        for _ in 0..<3 where ranges.isEmpty {
            let first = Int.random(in: 0..<states.count, using: &random)
            ranges = freeRanges(maximum, from: first, reading: 4 * Self.width, &time)
        }
        if ranges.isEmpty { ranges = freeRanges(maximum, from: 0, reading: .max, &time) }
        if !ranges.isEmpty {
            requests += 1
            time += Self.requestSeconds
        }
        for range in ranges { states[range] = .claimed }
        claimed += ranges.count
        return ranges
    }

    /// Returns free ranges. A request reads at most 1,000 ranges that are not complete, with their claims.
    private mutating func freeRanges(
        _ maximum: Int, from first: Int, reading limit: Int, _ time: inout Double
    ) -> [Int] {
        var result: [Int] = []
        var (range, count) = (nextOpen(first), 0)
        while range < states.count, count < limit, result.count < maximum {
            if count.isMultiple(of: 1000) {
                requests += 1
                time += Self.requestSeconds
            }
            if states[range] == .free { result.append(range) }
            (range, count) = (nextOpen(range + 1), count + 1)
        }
        return result
    }

    /// Returns the first range from `range` on that is not complete.
    private mutating func nextOpen(_ range: Int) -> Int {
        var end = range
        while next[end] != end { end = next[end] }
        // The ranges on the way refer to the result from now on.
        var range = range
        while next[range] != range { (next[range], range) = (end, next[range]) }
        return end
    }

    private mutating func kill(_ worker: Int, at time: Double) {
        let old = list[worker]
        for begin in old.running.values { lostPages += (time - begin) / Self.pageSeconds }
        // The lease was renewed at a random moment in the last third of its time.
        let end = time + Self.leaseSeconds * Double.random(in: 2 / 3..<1, using: &random)
        events.insert((end, worker, -1, .expire(Array(old.running.keys) + old.queue)))
        list[worker] = Worker(process: old.process + 1)
        events.insert((time, worker, old.process + 1, .claim))
    }
}

/// A priority queue.
struct Heap<Element> {
    private var elements: [Element] = []
    private let isBefore: (Element, Element) -> Bool

    init(_ isBefore: @escaping (Element, Element) -> Bool) { self.isBefore = isBefore }

    mutating func insert(_ element: Element) {
        elements.append(element)
        var index = elements.count - 1
        while index > 0, isBefore(elements[index], elements[(index - 1) / 2]) {
            elements.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func removeFirst() -> Element? {
        guard !elements.isEmpty else { return nil }
        elements.swapAt(0, elements.count - 1)
        defer { siftDown() }
        return elements.popLast()
    }

    private mutating func siftDown() {
        var index = 0
        while true {
            let children = [2 * index + 1, 2 * index + 2].filter { $0 < elements.count }
            guard let child = children.min(by: { isBefore(elements[$0], elements[$1]) }),
                isBefore(elements[child], elements[index])
            else { return }
            elements.swapAt(index, child)
            index = child
        }
    }
}
