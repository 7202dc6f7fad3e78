import Foundation

extension Document {
    /// The log of a weather station in the form of WeatherLink: wide records, mostly of numbers.
    static let weatherStation = Document(
        "a log of 96 sensor records", isSnakeCase: true, (type: WeatherStation.self, name: "what an app reads")
    ) {
        var generator = SeededGenerator(seed: 27)
        let records = (0..<96).map { record(1_715_680_800 + $0 * 900, &generator) }
        return #"""
            {"station_id":374964,"station_id_uuid":"\#(generator.hex(32))","generated_at":1715767200,"sensors":[{\#
            "lsid":652775,"sensor_type":43,"data_structure_type":11,"data":[\#(records.joined(separator: ","))]}]}
            """#
    }
}

private struct WeatherStation: Document.Model {
    struct Record: Document.Model {
        let ts, archInt, revType: Int
        let tzOffset, windNumSamples, txId, etCount: Int?
        let tempAvg, tempLast, tempHi, tempLo, humLast, humHi, humLo, dewPointLast, dewPointHi, dewPointLo: Double?
        let wetBulbLast, wetBulbHi, wetBulbLo, heatIndexLast, heatIndexHi, windChillLast, windChillLo: Double?
        let windSpeedAvg, windSpeedHi, windDirOfPrevail, windSpeedHiDir, windRun: Double?
        let rainfallIn, rainfallMm, rainRateHiIn, rainRateHiMm, solarRadAvg, solarRadHi, uvIndexAvg, uvDose: Double?
        let tempHiAt, tempLoAt, humHiAt, windSpeedHiAt: Int?
    }
    struct Sensor: Document.Model {
        let lsid, sensorType, dataStructureType: Int
        let data: [Record]
    }
    let stationId, generatedAt: Int
    let sensors: [Sensor]
}

private let quantities = [
    "temp_avg", "temp_last", "temp_hi", "temp_lo", "hum_last", "hum_hi", "hum_lo", "dew_point_last", "dew_point_hi",
    "dew_point_lo", "wet_bulb_last", "wet_bulb_hi", "wet_bulb_lo", "heat_index_last", "heat_index_hi",
    "wind_chill_last", "wind_chill_lo", "thw_index_last", "thw_index_hi", "thsw_index_last", "wind_speed_avg",
    "wind_speed_hi", "wind_run", "wind_dir_of_prevail", "wind_speed_hi_dir", "rainfall_in", "rainfall_mm",
    "rain_rate_hi_in", "rain_rate_hi_mm", "solar_rad_avg", "solar_rad_hi", "uv_index_avg", "uv_index_hi", "uv_dose",
    "et", "cooling_degree_days", "night_cloud",
]

private func record(_ seconds: Int, _ generator: inout SeededGenerator) -> String {
    let values = quantities.map { name in
        let value = Double(generator.int(-2_000...90_000)) / 1_000
        let text = generator.any(of: ["\(value)", "\(value)", "\(value / 3)", "\(generator.int(0...99))", "null"])
        return "\"\(name)\":\(text)"
    }
    let times = ["temp_hi_at", "temp_lo_at", "hum_hi_at", "wind_speed_hi_at"].map {
        "\"\($0)\":\(generator.once(in: 6) ? "null" : "\(seconds - generator.int(0...899))")"
    }
    return #"""
        {"tx_id":1,"ts":\#(seconds),"tz_offset":7200,"arch_int":900,"rev_type":2,\#
        "wind_num_samples":\#(generator.int(300...360)),"temp_volt":null,"supercap_volt":null,\#
        \#(values.joined(separator: ",")),\#(times.joined(separator: ","))}
        """#
}
