/// The forecast for five days of OpenWeather.
let forecast = ResponsePair(
    name: "OpenWeather forecast",
    first: #"""
        {"cod": "200", "message": 0,
         "list": [{"dt": 1661871600,
           "main": {"temp": 296.76, "feels_like": 296.98, "temp_min": 296.76, "temp_max": 297.87, "pressure": 1015,
            "temp_kf": -1.11}, "weather": [{"id": 500, "main": "Rain", "description": "light rain", "icon": "10d"}],
           "clouds": {"all": 100}, "wind": {"speed": 0.62, "deg": 349, "gust": 1.18}, "visibility": 10000, "pop": 0.32,
           "rain": {"3h": 0.26}, "sys": {"pod": "d"}, "dt_txt": "2022-08-30 15:00:00"},
          {"dt": 1661882400,
           "main": {"temp": 295.45, "feels_like": 295.59, "temp_min": 292.84, "temp_max": 295.45, "pressure": 1015,
            "temp_kf": 2.61}, "weather": [{"id": 500, "main": "Rain", "description": "light rain", "icon": "10n"}],
           "clouds": {"all": 96}, "wind": {"speed": 1.97, "deg": 157, "gust": 3.39}, "visibility": 10000, "pop": 0.33,
           "rain": {"3h": 0.57}, "sys": {"pod": "n"}, "dt_txt": "2022-08-30 18:00:00"},
          {"dt": 1661893200,
           "main": {"temp": 292.46, "feels_like": 292.54, "temp_min": 290.31, "temp_max": 292.46, "pressure": 1015,
            "temp_kf": 2.15}, "weather": [{"id": 800, "main": "Clear", "description": "clear sky", "icon": "01n"}],
           "clouds": {"all": 68}, "wind": {"speed": 2.66, "deg": 210, "gust": 3.58}, "visibility": 10000, "pop": 0.1,
           "sys": {"pod": "n"}, "dt_txt": "2022-08-30 21:00:00"}],
         "city": {"id": 3163858, "name": "Zocca", "coord": {"lat": 44.34, "lon": 10.99}, "country": "IT",
          "sunrise": 1661834187, "sunset": 1661882248}}
        """#,
    second: #"""
        {"cod": "200", "message": 0,
         "list": [{"dt": 1706000400,
           "main": {"temp": 271, "feels_like": 265.1, "temp_min": 271, "temp_max": 271, "pressure": 1031, "temp_kf": 0},
           "weather": [{"id": 601, "main": "Snow", "description": "snow", "icon": "13d"},
            {"id": 741, "main": "Fog", "description": "fog", "icon": "50d"}], "clouds": {"all": 0},
           "wind": {"speed": 5, "deg": 0, "gust": 9}, "pop": 1, "visibility": 312, "snow": {"3h": 1.4},
           "sys": {"pod": "d"}, "dt_txt": "2024-01-23 09:00:00"}],
         "city": {"id": 0, "name": "", "coord": {"lat": 60, "lon": 25}, "country": "", "sunrise": 0, "sunset": 0}}
        """#)
