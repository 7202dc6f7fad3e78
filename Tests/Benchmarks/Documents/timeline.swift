import Foundation

extension Document {
    /// A timeline of posts of 27 fields by users of 41 fields, with escaped slashes and texts in several languages.
    static let timeline = Document(
        "a timeline of 40 posts", isSnakeCase: true,
        (type: [Post].self, name: "what an app reads"), (type: [WholePost].self, name: "all fields")
    ) {
        var generator = SeededGenerator(seed: 2)
        return "[\((0..<40).map { _ in post(&generator) }.joined(separator: ","))]"
    }
}

private struct Post: Document.Model {
    struct User: Document.Model {
        let idStr, name, screenName, profileImageUrlHttps: String
        let verified: Bool
    }
    struct Entities: Document.Model {
        struct Link: Document.Model {
            let url, expandedUrl, displayUrl: String
            let indices: [Int]
        }
        struct Hashtag: Document.Model {
            let text: String
            let indices: [Int]
        }
        let hashtags: [Hashtag]
        let urls: [Link]
    }
    let createdAt, idStr, text: String
    let user: User
    let entities: Entities
    let retweetCount, favoriteCount: Int
    let favorited, retweeted: Bool
    let inReplyToScreenName: String?
}

private struct WholePost: Document.Model {
    struct User: Document.Model {
        let id: Int
        let idStr, name, screenName, location, description: String
        let url: String?
        let protected: Bool
        let followersCount, friendsCount, listedCount: Int
        let createdAt: String
        let favouritesCount: Int
        let utcOffset: Int?
        let timeZone: String?
        let geoEnabled, verified: Bool
        let statusesCount: Int
        let lang: String
        let contributorsEnabled, isTranslator, isTranslationEnabled: Bool
        let profileBackgroundColor, profileBackgroundImageUrl, profileBackgroundImageUrlHttps: String
        let profileBackgroundTile: Bool
        let profileImageUrl, profileImageUrlHttps: String
        let profileBannerUrl: String?
        let profileLinkColor, profileSidebarBorderColor, profileSidebarFillColor, profileTextColor: String
        let profileUseBackgroundImage, hasExtendedProfile, defaultProfile, defaultProfileImage: Bool
        let following, followRequestSent, notifications: Bool
        let translatorType: String
    }
    struct Entities: Document.Model {
        struct Mention: Document.Model {
            let screenName, name: String
            let id: Int
            let idStr: String
            let indices: [Int]
        }
        let hashtags: [Post.Entities.Hashtag]
        let symbols: [String]
        let userMentions: [Mention]
        let urls: [Post.Entities.Link]
    }
    struct Coordinates: Document.Model {
        let type: String
        let coordinates: [Double]
    }
    let createdAt: String
    let id: Int
    let idStr, text: String
    let truncated: Bool
    let entities: Entities
    let source: String
    let inReplyToStatusId: Int?
    let inReplyToStatusIdStr: String?
    let inReplyToUserId: Int?
    let inReplyToUserIdStr, inReplyToScreenName: String?
    let user: User
    let geo, coordinates: Coordinates?
    let place, contributors: String?
    let isQuoteStatus: Bool
    let retweetCount, favoriteCount: Int
    let favorited, retweeted: Bool
    let possiblySensitive: Bool?
    let lang: String
}

private let texts = [
    #"おはようございます。今日も一日よろしくお願いします ☀️\n#朝 https:\/\/t.example\/a1B2c3D4"#,
    #"Just shipped v2.0 \ud83d\ude80 \u2014 thanks to everybody who tested it &amp; filed bugs! https:\/\/t.example\/Zz9Yy8"#,
    #"RT @nobody: \"It works on my machine\" is not a deployment strategy"#,
    #"¿Qué tal el fin de semana? Aquí en Málaga, sol y 31 °C. #verano"#,
    #"\u041f\u0440\u0438\u0432\u0435\u0442, \u043c\u0438\u0440! \u042d\u0442\u043e \u043f\u0435\u0440\u0432\u043e\u0435 \u0441\u043e\u043e\u0431\u0449\u0435\u043d\u0438\u0435."#,
    "Reading a book about lighthouses. Did you know that the lamp of one can be seen from forty kilometers?",
]

private func post(_ generator: inout SeededGenerator) -> String {
    let id = generator.int(500_000_000_000_000_000...1_200_000_000_000_000_000)
    let isReply = generator.once(in: 4)
    let other = generator.int(1_000_000...3_000_000_000)
    let links = (0..<generator.int(0...2)).map { index in
        #"{"url":"https:\/\/t.example\/\#(generator.hex(10))","expanded_url":"http:\/\/blog.example.com\/2014\/08\/\#(generator.hex(5)).html","#
            + #""display_url":"blog.example.com\/2014\/08\/\u2026","indices":[\#(index * 23 + 50),\#(index * 23 + 73)]}"#
    }
    let hashtags = (0..<generator.int(0...2)).map {
        #"{"text":"\#(generator.words(1...1))","indices":[\#($0 * 9),\#($0 * 9 + 8)]}"#
    }
    let mentions = (0..<generator.int(0...2)).map { _ in
        #"{"screen_name":"nobody_\#(generator.hex(3))","name":"N\u00f3body","id":\#(other),"id_str":"\#(other)","indices":[3,10]}"#
    }
    let point =
        generator.once(in: 8)
        ? #"{"type":"Point","coordinates":[\#(Double(generator.int(-90_000...90_000)) / 1000),\#(Double(generator.int(-180_000...180_000)) / 1000)]}"#
        : "null"
    let reply =
        isReply
        ? #""in_reply_to_status_id":\#(id - 77_312),"in_reply_to_status_id_str":"\#(id - 77_312)","in_reply_to_user_id":\#(other),"#
            + #""in_reply_to_user_id_str":"\#(other)","in_reply_to_screen_name":"nobody","#
        : #""in_reply_to_status_id":null,"in_reply_to_status_id_str":null,"in_reply_to_user_id":null,"in_reply_to_user_id_str":null,"in_reply_to_screen_name":null,"#
    return
        #"{"created_at":"Sun Aug 31 00:29:15 +0000 2014","id":\#(id),"id_str":"\#(id)","text":"\#(generator.any(of: texts))","#
        + #""truncated":false,"entities":{"hashtags":[\#(hashtags.joined(separator: ","))],"symbols":[],"#
        + #""user_mentions":[\#(mentions.joined(separator: ","))],"urls":[\#(links.joined(separator: ","))]},"#
        + #""source":"\u003ca href=\"http:\/\/client.example.com\/download\/iphone\" rel=\"nofollow\"\u003eClient for iPhone\u003c\/a\u003e","#
        + reply
        + #""user":\#(user(&generator)),"geo":\#(point),"coordinates":\#(point),"place":null,"contributors":null,"#
        + #""is_quote_status":false,"retweet_count":\#(generator.int(0...5_000)),"favorite_count":\#(generator.int(0...9_000)),"#
        + #""favorited":false,"retweeted":\#(generator.once(in: 9)),"#
        + (links.isEmpty ? "" : #""possibly_sensitive":false,"#)
        + #""lang":"\#(generator.any(of: ["ja", "en", "es", "ru"]))"}"#
}

private func user(_ generator: inout SeededGenerator) -> String {
    let id = generator.int(1_000_000...3_000_000_000)
    let image = #"pbs.example.com\/profile_images\/\#(id)\/\#(generator.hex(8))_normal.jpeg"#
    let background = #"abs.example.com\/images\/themes\/theme\#(generator.int(1...19))\/bg.png"#
    let banner =
        generator.once(in: 3)
        ? "" : #""profile_banner_url":"https:\/\/pbs.example.com\/profile_banners\/\#(id)\/1409318784","#
    let zone = generator.any(of: [#""utc_offset":null,"time_zone":null,"#, #""utc_offset":32400,"time_zone":"Tokyo","#])
    let name = generator.any(of: ["AYUMI", "しの\u{3000}@写真", #"Ren\u00e9e"#, "Nobody in particular", "Иван"])
    return
        #"{"id":\#(id),"id_str":"\#(id)","name":"\#(name)","screen_name":"user_\#(generator.hex(6))","location":"\#(generator.any(of: ["", "Málaga", "東京"]))","#
        + #""description":"\#(generator.words(5...20)) \/ \#(generator.any(of: texts))","url":\#(generator.any(of: ["null", #""http:\/\/t.example\/\#(generator.hex(10))""#])),"#
        + #""protected":false,"followers_count":\#(generator.int(0...90_000)),"friends_count":\#(generator.int(0...3_000)),"#
        + #""listed_count":\#(generator.int(0...90)),"created_at":"Mon Dec 26 13:54:37 +0000 2011","#
        + #""favourites_count":\#(generator.int(0...20_000)),\#(zone)"geo_enabled":\#(generator.once(in: 2)),"verified":\#(generator.once(in: 20)),"#
        + #""statuses_count":\#(generator.int(1...200_000)),"lang":"en","contributors_enabled":false,"is_translator":false,"is_translation_enabled":false,"#
        + #""profile_background_color":"C0DEED","profile_background_image_url":"http:\/\/\#(background)","profile_background_image_url_https":"https:\/\/\#(background)","#
        + #""profile_background_tile":\#(generator.once(in: 2)),"profile_image_url":"http:\/\/\#(image)","profile_image_url_https":"https:\/\/\#(image)",\#(banner)"#
        + #""profile_link_color":"0084B4","profile_sidebar_border_color":"FFFFFF","profile_sidebar_fill_color":"DDEEF6","profile_text_color":"333333","#
        + #""profile_use_background_image":true,"has_extended_profile":false,"default_profile":false,"default_profile_image":false,"#
        + #""following":false,"follow_request_sent":false,"notifications":false,"translator_type":"none"}"#
}
