import Fetching
import FetchingRules

struct Song: Identifiable, Sendable {
    struct ID: Hashable, Sendable {
        init?(_ text: String) { nil }
    }

    var id: ID
}

let songRule = URLRule<Song.ID?>(path: "/songs/{id}") { link in
    let id = try link.value(forPathComponent: "id").flatMap(Song.ID.init)  // error: cannot convert value of type
    return id
}
