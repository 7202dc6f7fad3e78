import Foundation

extension Document {
    /// The events of a calendar in the form of Google Calendar: with line breaks, attendees, recurrence rules and
    /// reminders.
    static let calendar = Document(
        "a calendar of 64 events", isSnakeCase: false,
        (type: Events.self, name: "what an app reads"), (type: WholeEvents.self, name: "all fields")
    ) {
        var generator = SeededGenerator(seed: 16)
        let items = (0..<64).map { _ in event(&generator) }
        let text = #"""
            {"kind":"calendar#events","etag":"\"p33s\#(generator.hex(12))o\"","summary":"renee.martin@example.com",\#
            "description":"","updated":"2024-05-14T10:23:11.406Z","timeZone":"Europe/Berlin","accessRole":"owner",\#
            "defaultReminders":[{"method":"popup","minutes":10}],\#
            "nextPageToken":"EiQKGm\#(generator.hex(24))GIDA","items":[\#(items.joined(separator: ","))]}
            """#
        return indented(text, .google) + "\n"
    }
}

private struct Events: Document.Model {
    enum Status: String, Document.Model {
        case confirmed, tentative, cancelled
    }
    struct Moment: Document.Model {
        let date: String?
        let dateTime: Date?
        let timeZone: String?
    }
    struct Attendee: Document.Model {
        enum Response: String, Document.Model {
            case needsAction, declined, tentative, accepted
        }
        let email: String
        let displayName: String?
        let optional: Bool?
        let responseStatus: Response
    }
    struct Reminders: Document.Model {
        let useDefault: Bool
        let overrides: [Reminder]?
    }
    struct Reminder: Document.Model {
        let method: String
        let minutes: Int
    }
    struct Event: Document.Model {
        let id: String
        let status: Status
        let htmlLink: URL?
        let summary, description, location, colorId: String?
        let start, end: Moment?
        let recurrence: [String]?
        let recurringEventId: String?
        let attendees: [Attendee]?
        let hangoutLink: URL?
        let reminders: Reminders?
    }
    let summary, timeZone: String
    let defaultReminders: [Reminder]
    let nextPageToken: String?
    let items: [Event]
}

private struct WholeEvents: Document.Model {
    enum Visibility: String, Document.Model {
        case `default`, `public`, `private`, confidential
    }
    enum Kind: String, Document.Model {
        case `default`, outOfOffice, focusTime, workingLocation, birthday, fromGmail
    }
    struct Person: Document.Model {
        let id: String?
        let email: String
        let displayName: String?
        let `self`: Bool?
    }
    struct Attendee: Document.Model {
        let email: String
        let displayName: String?
        let organizer, `self`, resource, optional: Bool?
        let responseStatus: Events.Attendee.Response
        let comment: String?
        let additionalGuests: Int?
    }
    struct Conference: Document.Model {
        struct EntryPoint: Document.Model {
            let entryPointType: String
            let uri: URL
            let label, pin, regionCode: String?
        }
        struct Solution: Document.Model {
            struct Key: Document.Model {
                let type: String
            }
            let key: Key
            let name: String
            let iconUri: URL
        }
        let entryPoints: [EntryPoint]
        let conferenceSolution: Solution
        let conferenceId: String
    }
    struct Properties: Document.Model {
        let `private`, shared: [String: String]?
    }
    struct Attachment: Document.Model {
        let fileUrl: URL
        let title, mimeType: String
        let iconLink: URL
        let fileId: String
    }
    struct Event: Document.Model {
        let kind, etag, id: String
        let status: Events.Status
        let htmlLink: URL?
        let created, updated, summary, description, location, colorId: String?
        let creator, organizer: Person?
        let start, end: Events.Moment?
        let recurrence: [String]?
        let recurringEventId: String?
        let originalStartTime: Events.Moment?
        let transparency: String?
        let visibility: Visibility?
        let iCalUID: String?
        let sequence: Int?
        let attendees: [Attendee]?
        let extendedProperties: Properties?
        let hangoutLink: URL?
        let conferenceData: Conference?
        let guestsCanInviteOthers, guestsCanModify, guestsCanSeeOtherGuests: Bool?
        let reminders: Events.Reminders?
        let attachments: [Attachment]?
        let eventType: Kind?
    }
    let kind, etag, summary, description, updated, timeZone, accessRole: String
    let defaultReminders: [Events.Reminder]
    let nextPageToken: String?
    let items: [Event]
}

private let people: [(String, String?)] = [
    ("renee.martin@example.com", "Renée Martin"), ("ivan@example.com", "Иван Петров"), ("shino@example.com", "田中しの"),
    ("ada@example.com", nil), ("samir@example.org", nil), ("keepers@lists.example.com", "Keepers"),
]

private func identifier(_ length: Int, _ generator: inout SeededGenerator) -> String {
    let characters = Array("0123456789abcdefghijklmnopqrstuv")
    return String((0..<length).map { _ in generator.any(of: characters) })
}

private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

private func event(_ generator: inout SeededGenerator) -> String {
    let id = identifier(26, &generator)
    let etag = #""\"34\#(generator.int(10_000_000_000_000...99_999_999_999_999))\"""#
    let (day, hour) = ("2024-0\(generator.int(4...9))-\(two(generator.int(1...28)))", generator.int(8...17))
    func moment(_ hour: Int, _ minute: Int) -> String {
        #"{"dateTime":"\#(day)T\#(two(hour)):\#(two(minute)):00+02:00","timeZone":"Europe/Berlin"}"#
    }
    if generator.once(in: 20) {
        return #"""
            {"kind":"calendar#event","etag":\#(etag),"id":"\#(id)_\#(day.replacing("-", with: ""))T080000Z",\#
            "status":"cancelled","recurringEventId":"\#(id)","originalStartTime":\#(moment(hour, 0))}
            """#
    }
    let isAllDay = generator.once(in: 6)
    let (start, end) =
        isAllDay
        ? (#"{"date":"\#(day)"}"#, #"{"date":"\#(day.prefix(8))\#(two(generator.int(28...30)))"}"#)
        : (moment(hour, 0), moment(hour + generator.int(0...1), generator.any(of: [30, 45, 50])))
    let (organizer, organizerName) = generator.any(of: people)
    let person = { (mail: String, name: String?, more: String) in
        #"{"email":"\#(mail)"\#(name.map { #","displayName":"\#($0)""# } ?? "")\#(more)}"#
    }
    let isOwn = organizer.hasPrefix("renee")
    let own = #","self":true"#
    let rule = generator.any(of: [
        #""RRULE:FREQ=WEEKLY;WKST=MO;BYDAY=TU,TH""#,
        #""RRULE:FREQ=MONTHLY;BYDAY=1MO","EXDATE;TZID=Europe/Berlin:20240603T100000""#,
        #""RRULE:FREQ=WEEKLY;UNTIL=20241231T225959Z;INTERVAL=2;BYDAY=WE""#,
    ])
    let hasConference = !isAllDay && generator.once(in: 2)
    let guests = isAllDay ? 0 : generator.int(0...6)
    let link = [3, 4, 3].map { identifier($0, &generator).filter(\.isLetter) + "x" }.joined(separator: "-")
    let fields: [String?] = [
        #""kind":"calendar#event","etag":\#(etag),"id":"\#(id)","status":"confirmed""#,
        #""htmlLink":"https://www.google.com/calendar/event?eid=\#(identifier(60, &generator))""#,
        #""created":"\#(generator.date().dropLast()).000Z","updated":"\#(generator.date().dropLast()).\#(generator.int(100...999))Z""#,
        #""summary":"\#(summary(&generator))""#,
        generator.once(in: 2) ? #""description":"\#(description(&generator))""# : nil,
        generator.once(in: 3) ? #""location":"\#(location(&generator))""# : nil,
        generator.once(in: 5) ? #""colorId":"\#(generator.int(1...11))""# : nil,
        #""creator":\#(person(organizer, nil, isOwn ? own : ""))"#,
        #""organizer":\#(person(organizer, organizerName, isOwn ? own : ""))"#, #""start":\#(start),"end":\#(end)"#,
        generator.once(in: 3) ? #""recurrence":[\#(rule)]"# : nil,
        isAllDay ? #""transparency":"transparent""# : nil,
        generator.once(in: 8) ? #""visibility":"private""# : nil,
        #""iCalUID":"\#(id)@google.com","sequence":\#(generator.int(0...3))"#,
        guests > 0 ? #""attendees":[\#(attendees(guests, organizer, &generator))]"# : nil,
        generator.once(in: 8)
            ? #""extendedProperties":{"private":{"everyoneDeclinedDismissed":"-1"},"shared":{"roomId":"\#(generator.hex(8))"}}"#
            : nil,
        hasConference
            ? #""hangoutLink":"https://meet.google.com/\#(link)","conferenceData":\#(conference(link, &generator))"#
            : nil,
        generator.once(in: 10) ? #""guestsCanInviteOthers":false"# : nil,
        generator.once(in: 6) ? #""guestsCanModify":true"# : nil,
        #""reminders":\#(reminders(&generator))"#,
        generator.once(in: 8) ? #""attachments":[\#(attachment(&generator))]"# : nil,
        #""eventType":"default""#,
    ]
    return "{\(fields.compactMap(\.self).joined(separator: ","))}"
}

private func summary(_ generator: inout SeededGenerator) -> String {
    let words = generator.words(1...5)
    return generator.any(of: [
        words, "1:1 Ivan / Renée", #"Review: \"\#(words)\""#, "☕️ \(words)", "朝会", #"Q\u0026A \#(words)"#,
    ])
}

private func description(_ generator: inout SeededGenerator) -> String {
    let words = generator.words(8...40)
    return generator.any(of: [
        words,
        #"\u003cp\u003e\#(words)\u003c/p\u003e\u003cul\u003e\u003cli\u003e\#(generator.words(3...8))\u003c/li\u003e\u003c/ul\u003e"#,
        #"Agenda:\n- \#(words)\n- \#(generator.words(3...8))\n\nNotes: https://docs.example.com/\#(generator.hex(12))"#,
    ])
}

private func location(_ generator: inout SeededGenerator) -> String {
    generator.any(of: [
        "Berlin-3-Leuchtturm (12)", #"Café \"Lampe\", Müllerstraße 12, 13353 Berlin, Germany"#, "Room 2",
    ])
}

private func attendees(_ count: Int, _ organizer: String, _ generator: inout SeededGenerator) -> String {
    people.prefix(count).map { mail, name in
        let parts: [String?] = [
            #""email":"\#(mail)""#, name.map { #""displayName":"\#($0)""# },
            mail == organizer ? #""organizer":true"# : nil,
            mail.hasPrefix("renee") ? #""self":true"# : nil, generator.once(in: 6) ? #""optional":true"# : nil,
            #""responseStatus":"\#(generator.any(of: ["accepted", "accepted", "needsAction", "declined", "tentative"]))""#,
            generator.once(in: 12) ? #""comment":"I'll be 5 minutes late""# : nil,
        ]
        return "{\(parts.compactMap(\.self).joined(separator: ","))}"
    }.joined(separator: ",")
}

private func conference(_ link: String, _ generator: inout SeededGenerator) -> String {
    let (number, pin) = (generator.int(3_000_000...9_999_999), generator.int(100_000_000_000...999_999_999_999))
    return #"""
        {"entryPoints":[{"entryPointType":"video","uri":"https://meet.google.com/\#(link)","label":"meet.google.com/\#(link)"},\#
        {"entryPointType":"more","uri":"https://tel.meet/\#(link)?pin=\#(pin)","pin":"\#(pin)"},\#
        {"regionCode":"DE","entryPointType":"phone","uri":"tel:+49-30-\#(number)","label":"+49 30 \#(number)",\#
        "pin":"\#(pin / 1_000)"}],"conferenceSolution":{"key":{"type":"hangoutsMeet"},"name":"Google Meet",\#
        "iconUri":"https://fonts.gstatic.com/s/i/productlogos/meet_2020q4/v6/web-512dp/logo_meet_2020q4_color_2x_web_512dp.png"},\#
        "conferenceId":"\#(link)"}
        """#
}

private func reminders(_ generator: inout SeededGenerator) -> String {
    generator.once(in: 3)
        ? #"{"useDefault":false,"overrides":[{"method":"email","minutes":1440},{"method":"popup","minutes":\#(generator.int(1...12) * 5)}]}"#
        : #"{"useDefault":true}"#
}

private func attachment(_ generator: inout SeededGenerator) -> String {
    let id = "1\(identifier(43, &generator))"
    return #"""
        {"fileUrl":"https://docs.google.com/document/d/\#(id)/edit?usp=meet_tnfm_calendar","title":"Notes – \#(generator.words(1...4))",\#
        "mimeType":"application/vnd.google-apps.document",\#
        "iconLink":"https://drive-thirdparty.googleusercontent.com/16/type/application/vnd.google-apps.document","fileId":"\#(id)"}
        """#
}
