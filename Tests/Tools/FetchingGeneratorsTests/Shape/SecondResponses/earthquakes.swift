/// Earthquakes of the USGS, as GeoJSON.
let earthquakes = ResponsePair(
    name: "GeoJSON earthquakes",
    first: #"""
        {
          "type": "FeatureCollection",
          "metadata": {"generated": 1714600000000, "url": "https://quakes.example/all_hour.geojson",
            "title": "USGS All Earthquakes, Past Hour", "status": 200, "api": "1.10.3", "count": 2},
          "features": [
            {"type": "Feature", "properties": {"mag": 1.7, "place": "8 km N of Loomis", "time": 1714599000000,
               "updated": 1714599200000, "tz": null, "url": "https://quakes.example/e/nc1", "felt": null, "cdi": null,
               "mmi": null, "alert": null, "status": "automatic", "tsunami": 0, "sig": 44, "net": "nc", "code": "1",
               "ids": ",nc1,", "nst": 14, "dmin": 0.01, "rms": 0.03, "gap": 88, "magType": "md", "type": "earthquake",
               "title": "M 1.7 - 8 km N of Loomis"},
             "geometry": {"type": "Point", "coordinates": [-122.8, 38.8, 1.9]}, "id": "nc1"},
            {"type": "Feature", "properties": {"mag": 4, "place": "Sea of Looms", "time": 1714598000000,
               "updated": 1714599300000, "tz": null, "url": "https://quakes.example/e/us2", "felt": 3, "cdi": 3.1,
               "mmi": 3.87, "alert": "green", "status": "reviewed", "tsunami": 1, "sig": 246, "net": "us", "code": "2",
               "ids": ",us2,", "nst": null, "dmin": null, "rms": 0.7, "gap": null, "magType": "mb",
                 "type": "earthquake",
               "title": "M 4.0 - Sea of Looms"},
             "geometry": {"type": "Point", "coordinates": [150, -5.5, 10]}, "id": "us2"}
          ],
          "bbox": [-122.8, -5.5, 1.9, 150, 38.8, 10]
        }
        """#,
    second: #"""
        {
          "type": "FeatureCollection",
          "metadata": {"generated": 1714700000000, "url": "https://quakes.example/all_hour.geojson",
            "title": "USGS All Earthquakes, Past Hour", "status": 200, "api": "1.14.1", "count": 1},
          "features": [
            {"type": "Feature", "properties": {"mag": 2.4, "place": "Loom Bay", "time": 1714699000000,
               "updated": 1714699200000, "tz": -480, "url": "https://quakes.example/e/ak3", "felt": 0, "cdi": 0,
                 "mmi": 0,
               "alert": "yellow", "status": "deleted", "tsunami": 0, "sig": 0, "net": "ak", "code": "3", "ids": ",ak3,",
               "nst": 5, "dmin": null, "rms": 1, "gap": null, "magType": "ml", "type": "quarry blast",
                 "title": "M 2.4 - Loom Bay"},
             "geometry": {"type": "Point", "coordinates": [-150, 61, 0]}, "id": "ak3"}
          ],
          "bbox": [-150, 61, 0, -150, 61, 0]
        }
        """#)
