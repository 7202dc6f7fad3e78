import Foundation

extension Document {
    /// The tracks of a playlist in the form of Spotify: with line breaks, and with long arrays of short strings.
    static let playlist = Document(
        "a playlist of 24 tracks", isSnakeCase: true,
        (type: Playlist.self, name: "what an app reads"), (type: WholePlaylist.self, name: "all fields")
    ) {
        var generator = SeededGenerator(seed: 14)
        let items = (0..<24).map { _ in item(&generator) }
        let list = "\(api)/playlists/\(identifier(&generator))/tracks"
        let text = #"""
            {"href":"\#(list)?offset=24&limit=24&additional_types=track","items":[\#(items.joined(separator: ","))],\#
            "limit":24,"next":"\#(list)?offset=48&limit=24&additional_types=track","offset":24,\#
            "previous":"\#(list)?offset=0&limit=24&additional_types=track","total":112}
            """#
        return indented(text, .jackson)
    }
}

private struct Playlist: Document.Model {
    struct Item: Document.Model {
        let addedAt: Date
        let track: Track?
    }
    struct Track: Document.Model {
        struct Artist: Document.Model {
            let id, name: String
        }
        struct Album: Document.Model {
            struct Image: Document.Model {
                let url: URL
                let width, height: Int?
            }
            let id, name, releaseDate: String
            let images: [Image]
        }
        let id, name, uri: String
        let artists: [Artist]
        let album: Album
        let durationMs: Int
        let explicit: Bool
        let previewUrl: URL?
        let externalUrls: [String: URL]
    }
    let items: [Item]
    let next: URL?
    let total: Int
}

private struct WholePlaylist: Document.Model {
    struct User: Document.Model {
        let externalUrls: [String: URL]
        let href: URL
        let id, type, uri: String
    }
    struct Artist: Document.Model {
        let externalUrls: [String: URL]
        let href: URL
        let id, name, type, uri: String
    }
    struct Album: Document.Model {
        enum Kind: String, Document.Model {
            case album, single, compilation
        }
        enum Precision: String, Document.Model {
            case year, month, day
        }
        let albumType: Kind
        let artists: [Artist]
        let availableMarkets: [String]
        let externalUrls: [String: URL]
        let href: URL
        let id: String
        let images: [Playlist.Track.Album.Image]
        let name, releaseDate: String
        let releaseDatePrecision: Precision
        let totalTracks: Int
        let type, uri: String
    }
    struct Track: Document.Model {
        let album: Album
        let artists: [Artist]
        let availableMarkets: [String]
        let discNumber, durationMs: Int
        let episode, explicit: Bool
        let externalIds: [String: String]
        let externalUrls: [String: URL]
        let href: URL
        let id: String
        let isLocal: Bool
        let name: String
        let popularity: Int
        let previewUrl: URL?
        let track: Bool
        let trackNumber: Int
        let type, uri: String
    }
    struct Thumbnail: Document.Model {
        let url: URL?
    }
    struct Item: Document.Model {
        let addedAt: Date
        let addedBy: User
        let isLocal: Bool
        let primaryColor: String?
        let track: Track?
        let videoThumbnail: Thumbnail
    }
    let href: URL
    let items: [Item]
    let limit: Int
    let next: URL?
    let offset: Int
    let previous: URL?
    let total: Int
}

private let api = "https://api.spotify.com/v1"

private let markets = """
    AD AE AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CG CH CI CL CM CO CR CV CW
    CY CZ DE DJ DK DM DO DZ EC EE EG ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN
    IQ IS IT JM JO JP KE KG KH KI KM KN KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MN MO MR MT
    MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RW SA SB SC SE SG SI SK SL
    SM SN SR ST SV SZ TD TG TH TJ TL TN TO TR TT TV TW TZ UA UG US UY UZ VC VE VN VU WS XK ZA ZM ZW
    """.split { $0.isWhitespace }.map(String.init)

private let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

private func identifier(_ generator: inout SeededGenerator) -> String {
    String((0..<22).map { _ in generator.any(of: characters) })
}

/// Returns the fields that objects of each type have.
private func links(_ type: String, _ id: String) -> (open: String, href: String, uri: String) {
    (
        #""external_urls":{"spotify":"https://open.spotify.com/\#(type)/\#(id)"}"#,
        #""href":"\#(api)/\#(type)s/\#(id)""#, #""type":"\#(type)","uri":"spotify:\#(type):\#(id)""#
    )
}

private func artist(_ generator: inout SeededGenerator) -> String {
    let id = identifier(&generator)
    let links = links("artist", id)
    let name = generator.any(of: [
        "The Lamps", "Sigur Nobody", "Björk & Co", #"DJ \"Fog\" Horn"#, "東京ライトハウス", generator.words(1...3).capitalized,
    ])
    return #"{\#(links.open),\#(links.href),"id":"\#(id)","name":"\#(name)",\#(links.uri)}"#
}

private func item(_ generator: inout SeededGenerator) -> String {
    let user = generator.any(of: ["lamp_keeper", "1147283916", "31x7kq2zvnw3m5jqhq4dd3uxyz2a"])
    let links = links("user", user)
    let track = generator.once(in: 24) ? "null" : track(&generator)
    return #"""
        {"added_at":"\#(generator.date())","added_by":{\#(links.open),\#(links.href),"id":"\#(user)",\#(links.uri)},\#
        "is_local":false,"primary_color":null,"track":\#(track),"video_thumbnail":{"url":null}}
        """#
}

private func track(_ generator: inout SeededGenerator) -> String {
    let (id, albumID) = (identifier(&generator), identifier(&generator))
    let (links, albumLinks) = (links("track", id), links("album", albumID))
    let main = artist(&generator)
    let guests = (0..<generator.any(of: [0, 0, 0, 1, 2])).map { _ in artist(&generator) }
    let available =
        switch generator.int(0...9) {
        case 0: Array(markets.prefix(generator.int(0...5)))
        case 1...3: markets.filter { _ in !generator.once(in: 12) }
        default: markets
        }
    let codes = available.map { "\"\($0)\"" }.joined(separator: ",")
    let cover = generator.hex(24)
    let images = [(640, "b273"), (300, "1e02"), (64, "4851")].map { size, code in
        #"{"height":\#(size),"url":"https://i.scdn.co/image/ab67616d0000\#(code)\#(cover)","width":\#(size)}"#
    }
    let (kind, count) = generator.any(of: [("album", 12), ("album", 9), ("single", 1), ("compilation", 40)])
    let name = generator.words(1...5).capitalized
    let title = generator.any(of: [
        name, name, "\(name) - Remastered 2011", "\(name) (feat. Nobody)", #"\#(name) (From \"Lamp\")"#, "灯台 / \(name)",
    ])
    let date = generator.date().prefix(10)
    let release = generator.once(in: 6) ? (date.prefix(4), "year") : (date, "day")
    let preview =
        generator.once(in: 3)
        ? "null" : #""https://p.scdn.co/mp3-preview/\#(generator.hex(40))?cid=\#(generator.hex(32))""#
    return #"""
        {"album":{"album_type":"\#(kind)","artists":[\#(main)],"available_markets":[\#(codes)],\#(albumLinks.open),\#
        \#(albumLinks.href),"id":"\#(albumID)","images":[\#(images.joined(separator: ","))],\#
        "name":"\#(generator.words(1...4).capitalized)","release_date":"\#(release.0)",\#
        "release_date_precision":"\#(release.1)","total_tracks":\#(count),\#(albumLinks.uri)},\#
        "artists":[\#(([main] + guests).joined(separator: ","))],"available_markets":[\#(codes)],"disc_number":1,\#
        "duration_ms":\#(generator.int(90_000...420_000)),"episode":false,"explicit":\#(generator.once(in: 5)),\#
        "external_ids":{"isrc":"GB\#(generator.hex(3).uppercased())\#(generator.int(1_000_000...2_499_999))"},\#
        \#(links.open),\#(links.href),"id":"\#(id)","is_local":false,"name":"\#(title)",\#
        "popularity":\#(generator.int(0...92)),"preview_url":\#(preview),"track":true,\#
        "track_number":\#(generator.int(1...count)),\#(links.uri)}
        """#
}
