/// Earthquakes of the USGS, as GeoJSON.
let earthquakes = ResponsePair(
    name: "GeoJSON earthquakes",
    first: #"""
        {"type": "FeatureCollection",
         "metadata": {"generated": 1714600000000, "url": "https://quakes.example/all_hour.geojson",
          "title": "USGS All Earthquakes, Past Hour", "status": 200, "api": "1.10.3"},
         "features": [{"type": "Feature",
           "properties": {"mag": 1.7, "place": "8 km N of Loomis", "time": 1714599000000, "updated": 1714599200000,
            "tz": null, "url": "https://quakes.example/e/nc1", "felt": null, "cdi": null, "mmi": null, "alert": null,
            "status": "automatic", "tsunami": 0, "nst": 14, "dmin": 0.01, "rms": 0.03, "gap": 88},
           "geometry": {"type": "Point", "coordinates": [-122.8, 38.8, 1.9]}, "id": "nc1"},
          {"type": "Feature",
           "properties": {"mag": 4, "place": "Sea of Looms", "time": 1714598000000, "updated": 1714599300000,
            "tz": null, "url": "https://quakes.example/e/us2", "felt": 3, "cdi": 3.1, "mmi": 3.87, "alert": "green",
            "status": "reviewed", "tsunami": 1, "nst": null, "dmin": null, "rms": 0.7, "gap": null},
           "geometry": {"type": "Point", "coordinates": [150, -5.5, 10]}, "id": "us2"}],
         "bbox": [-122.8, -5.5, 1.9, 150, 38.8, 10]}
        """#,
    second: #"""
        {"type": "FeatureCollection",
         "metadata": {"generated": 1714700000000, "url": "https://quakes.example/all_hour.geojson",
          "title": "USGS All Earthquakes, Past Hour", "status": 200, "api": "1.14.1"},
         "features": [{"type": "Feature",
           "properties": {"mag": 2.4, "place": "Loom Bay", "time": 1714699000000, "updated": 1714699200000, "tz": -480,
            "url": "https://quakes.example/e/ak3", "felt": 0, "cdi": 0, "mmi": 0, "alert": "yellow",
            "status": "deleted", "tsunami": 0, "nst": 5, "dmin": null, "rms": 1, "gap": null},
           "geometry": {"type": "Point", "coordinates": [-150, 61, 0]}, "id": "ak3"}],
         "bbox": [-150, 61, 0, -150, 61, 0]}
        """#)
