/// The tracks of a playlist of Spotify.
let playlist = ResponsePair(
    name: "Spotify playlist",
    first: #"""
        {
          "collaborative": false, "description": "For looms", "external_urls": {"spotify": "https://open.example/p/3c"},
          "followers": {"href": null, "total": 12}, "href": "https://api.example/v1/playlists/3c",
          "id": "3cEYpjA9oz9GiPac4AsH4n", "images": [{"height": null, "url": "https://i.example/ab", "width": null}],
          "name": "Loom", "owner": {"display_name": "Ada", "external_urls": {"spotify": "https://open.example/u/ada"},
            "href": "https://api.example/v1/users/ada", "id": "ada", "type": "user", "uri": "spotify:user:ada"},
          "primary_color": null, "public": true, "snapshot_id": "AAAAB8C9", "type": "playlist",
          "uri": "spotify:playlist:3c",
          "tracks": {
            "href": "https://api.example/v1/playlists/3c/tracks?offset=0&limit=2", "limit": 2, "offset": 0, "total": 3,
            "next": "https://api.example/v1/playlists/3c/tracks?offset=2&limit=2", "previous": null,
            "items": [
              {"added_at": "2015-01-15T12:39:22Z",
                "added_by": {"external_urls": {"spotify": "https://open.example/u/ada"},
                 "href": "https://api.example/v1/users/ada", "id": "ada", "type": "user", "uri": "spotify:user:ada"},
               "is_local": false, "primary_color": null, "video_thumbnail": {"url": null},
               "track": {"album": {"album_type": "album", "total_tracks": 11, "id": "2pANdqPvxInB0YvcDiw4ko",
                   "name": "Jacquard", "release_date": "2012-05-02", "release_date_precision": "day",
                   "images": [{"height": 640, "url": "https://i.example/1", "width": 640},
                     {"height": 300, "url": "https://i.example/2", "width": 300}],
                   "artists": [{"href": "https://api.example/v1/artists/6n", "id": "6n", "name": "The Cards",
                     "type": "artist", "uri": "spotify:artist:6n",
                       "external_urls": {"spotify": "https://open.example/a/6n"}}]},
                 "artists": [{"href": "https://api.example/v1/artists/6n", "id": "6n", "name": "The Cards",
                   "type": "artist", "uri": "spotify:artist:6n",
                     "external_urls": {"spotify": "https://open.example/a/6n"}}],
                 "disc_number": 1, "duration_ms": 376000, "explicit": false, "external_ids": {"isrc": "BRT061100012"},
                 "id": "4rzfv0JLZfVhOhbSQ8o5jZ", "name": "Punch", "popularity": 5,
                 "preview_url": "https://p.example/4r", "track_number": 10, "type": "track",
                   "uri": "spotify:track:4r"}},
              {"added_at": "2015-01-15T12:40:03Z",
                "added_by": {"external_urls": {"spotify": "https://open.example/u/ada"},
                 "href": "https://api.example/v1/users/ada", "id": "ada", "type": "user", "uri": "spotify:user:ada"},
               "is_local": false, "primary_color": null, "video_thumbnail": {"url": null},
               "track": {"album": {"album_type": "single", "total_tracks": 1, "id": "6nlfkk5GoXRL1nktlATNsy",
                   "name": "Weft", "release_date": "2016-02-03", "release_date_precision": "day", "images": [],
                     "artists": []},
                 "artists": [], "disc_number": 1, "duration_ms": 326320, "explicit": true, "external_ids": {},
                 "id": "4mdGF1Nzr", "name": "Weft", "popularity": 0, "preview_url": null, "track_number": 1,
                 "type": "track", "uri": "spotify:track:4m"}}
            ]
          }
        }
        """#,
    second: #"""
        {
          "collaborative": true, "description": null, "external_urls": {"spotify": "https://open.example/p/9z"},
          "followers": {"href": null, "total": 0}, "href": "https://api.example/v1/playlists/9z", "id": "9z",
            "images": [],
          "name": "", "owner": {"display_name": "2", "external_urls": {"spotify": "https://open.example/u/2"},
            "href": "https://api.example/v1/users/2", "id": "2", "type": "user", "uri": "spotify:user:2"},
          "primary_color": "#ffffff", "public": null, "snapshot_id": "B", "type": "playlist",
            "uri": "spotify:playlist:9z",
          "tracks": {
            "href": "https://api.example/v1/playlists/9z/tracks?offset=2&limit=2", "limit": 2, "offset": 2, "total": 3,
            "next": null, "previous": "https://api.example/v1/playlists/9z/tracks?offset=0&limit=2",
            "items": [
              {"added_at": "2020-02-02T02:02:02Z", "added_by": {"external_urls": {}, "href": "", "id": "",
                "type": "user",
                 "uri": "spotify:user:"}, "is_local": true, "primary_color": null, "video_thumbnail": {"url": null},
               "track": {"album": {"album_type": "compilation", "total_tracks": 40, "id": "1", "name": "Best",
                   "release_date": "1981", "release_date_precision": "year",
                   "images": [{"height": 64, "url": "u", "width": 64}], "artists": []},
                 "artists": [], "disc_number": 2, "duration_ms": 1, "explicit": false, "external_ids": {"ean": "1"},
                 "id": "1", "name": "a", "popularity": 77, "preview_url": null, "track_number": 3, "type": "episode",
                 "uri": "spotify:local:a"}}
            ]
          }
        }
        """#)
