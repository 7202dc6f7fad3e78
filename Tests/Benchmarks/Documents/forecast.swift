import Foundation

extension Document {
    /// Forecasts of the weather: arrays with a number for each hour, of which the last are null, units and alerts.
    static let forecast = Document(
        "weather of 3 places, 384 hours", isSnakeCase: true,
        (type: [Forecast].self, name: "what an app reads"), (type: [WholeForecast].self, name: "all fields")
    ) {
        var generator = SeededGenerator(seed: 9)
        return "[\((0..<3).map { place($0, &generator) }.joined(separator: ","))]"
    }
}

private struct Forecast: Document.Model {
    struct Current: Document.Model {
        let time: String
        let temperature, apparentTemperature: Double
        let weatherCode: Int
    }
    struct Hourly: Document.Model {
        let time: [String]
        let temperature: [Double?]
        let precipitationProbability, weatherCode: [Int?]
    }
    struct Alert: Document.Model {
        let senderName, event, description: String
        let start, end: Date
        let tags: [String]
    }
    let latitude, longitude: Double
    let timezone: String
    let current: Current
    let hourlyUnits: [String: String]
    let hourly: Hourly
    let alerts: [Alert]?
}

private struct WholeForecast: Document.Model {
    struct Current: Document.Model {
        let time: String
        let interval: Int
        let temperature, apparentTemperature: Double
        let isDay, weatherCode: Int
    }
    struct Hourly: Document.Model {
        let time: [String]
        let temperature, apparentTemperature, dewPoint, precipitation, snowDepth, surfacePressure: [Double?]
        let windSpeed, windGusts, uvIndex: [Double?]
        let relativeHumidity, precipitationProbability, weatherCode, cloudCover, visibility, windDirection: [Int?]
    }
    struct Daily: Document.Model {
        let time, sunrise, sunset: [String]
        let temperatureMax, temperatureMin, precipitationSum: [Double?]
    }
    let latitude, longitude, generationtimeMs: Double
    let utcOffsetSeconds: Int
    let timezone, timezoneAbbreviation: String
    let elevation: Double
    let currentUnits: [String: String]
    let current: Current
    let hourlyUnits: [String: String]
    let hourly: Hourly
    let dailyUnits: [String: String]
    let daily: Daily
    let alerts: [Forecast.Alert]?
}

/// The arrays of numbers for each hour: the name, the unit, the range, and the number of decimals.
private let variables: [(name: String, unit: String, range: ClosedRange<Int>, decimals: Int)] = [
    ("temperature", "°C", -80...310, 1), ("apparent_temperature", "°C", -120...330, 1),
    ("dew_point", "°C", -90...180, 1),
    ("precipitation", "mm", 0...60, 1), ("snow_depth", "m", 0...30, 2), ("surface_pressure", "hPa", 9_800...10_400, 1),
    ("wind_speed", "km/h", 0...700, 1), ("wind_gusts", "km/h", 100...1_200, 1), ("uv_index", "", 0...900, 2),
    ("relative_humidity", "%", 20...100, 0), ("precipitation_probability", "%", 0...100, 0),
    ("weather_code", "wmo code", 0...99, 0), ("cloud_cover", "%", 0...100, 0), ("visibility", "m", 200...40_000, 0),
    ("wind_direction", "°", 0...360, 0),
]

private func place(_ index: Int, _ generator: inout SeededGenerator) -> String {
    let zone = ["Europe/Berlin", "Asia/Tokyo", "America/Sao_Paulo"][index]
    let days = (0..<16).map { "2024-05-\($0 < 4 ? "0" : "")\($0 + 6)" }
    let hours = days.flatMap { day in (0..<24).map { "\"\(day)T\($0 < 10 ? "0" : "")\($0):00\"" } }
    let units = variables.map { "\"\($0.name)\":\"\($0.unit)\"" }
    let hourly = variables.map { variable in
        let known = 384 - (variable.decimals == 0 ? generator.int(0...60) : 0)
        let numbers = (0..<384).map {
            $0 < known ? number(variable.range, variable.decimals, &generator) : "null"
        }
        return "\"\(variable.name)\":[\(numbers.joined(separator: ","))]"
    }
    func daily(_ range: ClosedRange<Int>) -> String {
        days.map { _ in number(range, 1, &generator) }.joined(separator: ",")
    }
    let alerts = (0...index).map { _ in alert(&generator) }
    return
        #"{"latitude":\#(number(-900_000...900_000, 4, &generator)),"longitude":\#(number(-1_800_000...1_800_000, 4, &generator)),"#
        + #""generationtime_ms":0.\#(generator.int(10_000_000_000...99_999_999_999)),"utc_offset_seconds":\#([7_200, 32_400, -10_800][index]),"#
        + #""timezone":"\#(zone)","timezone_abbreviation":"\#(["CEST", "JST", "-03"][index])","elevation":\#(generator.int(0...900)).0,"#
        + #""current_units":{"time":"iso8601","interval":"seconds","temperature":"°C","apparent_temperature":"\u00b0C","is_day":"","weather_code":"wmo code"},"#
        + #""current":{"time":"2024-05-06T07:15","interval":900,"temperature":\#(number(0...250, 1, &generator)),"#
        + #""apparent_temperature":\#(number(-50...250, 1, &generator)),"is_day":1,"weather_code":\#(generator.int(0...99))},"#
        + #""hourly_units":{"time":"iso8601",\#(units.joined(separator: ","))},"#
        + #""hourly":{"time":[\#(hours.joined(separator: ","))],\#(hourly.joined(separator: ","))},"#
        + #""daily_units":{"time":"iso8601","sunrise":"iso8601","sunset":"iso8601","temperature_max":"°C","temperature_min":"°C","precipitation_sum":"mm"},"#
        + #""daily":{"time":[\#(days.map { "\"\($0)\"" }.joined(separator: ","))],"#
        + #""sunrise":[\#(days.map { "\"\($0)T05:3\(generator.int(0...9))\"" }.joined(separator: ","))],"#
        + #""sunset":[\#(days.map { "\"\($0)T20:4\(generator.int(0...9))\"" }.joined(separator: ","))],"#
        + #""temperature_max":[\#(daily(100...310))],"temperature_min":[\#(daily(-80...90))],"precipitation_sum":[\#(daily(0...200))]}"#
        + (index == 0 ? "}" : #","alerts":[\#(alerts.joined(separator: ","))]}"#)
}

/// Returns a number with decimals, such as `-3.7`, or an integer, such as `21`.
private func number(_ range: ClosedRange<Int>, _ decimals: Int, _ generator: inout SeededGenerator) -> String {
    let value = generator.int(range)
    return decimals == 0 ? "\(value)" : "\(Double(value) / [1, 10, 100, 1_000, 10_000][decimals])"
}

private func alert(_ generator: inout SeededGenerator) -> String {
    #"{"sender_name":"Servi\u00e7o de \"Tempo\"","event":"\#(generator.any(of: ["Gale warning", "大雨警報", "Hitze"]))","#
        + #""start":"\#(generator.date())","end":"\#(generator.date())","#
        + #""description":"...\#(generator.words(10...30).uppercased())...\n* WHAT...\#(generator.words(8...20))\n* WHERE...\#(generator.words(8...20))\n","#
        + #""tags":["Wind","\#(generator.words(1...1))"]}"#
}
