/// Videos of YouTube.
let videos = ResponsePair(
    name: "YouTube videos",
    first: #"""
        {
          "kind": "youtube#videoListResponse", "etag": "IXfC", "nextPageToken": "CAIQAA",
          "pageInfo": {"totalResults": 200, "resultsPerPage": 2},
          "items": [
            {"kind": "youtube#video", "etag": "a", "id": "Ks-_Mh1QhMc",
             "snippet": {"publishedAt": "2012-10-01T15:27:35Z", "channelId": "UCAuUUnT6oDeKwE6v1NGQxug",
               "title": "Looms",
               "description": "How", "thumbnails": {"default": {"url": "https://i.example/d.jpg", "width": 120,
                 "height": 90},
                 "medium": {"url": "https://i.example/m.jpg", "width": 320, "height": 180},
                 "high": {"url": "https://i.example/h.jpg", "width": 480, "height": 360},
                 "maxres": {"url": "https://i.example/x.jpg", "width": 1280, "height": 720}},
               "channelTitle": "Ada", "tags": ["loom", "cards"], "categoryId": "22", "liveBroadcastContent": "none",
               "localized": {"title": "Looms", "description": "How"}, "defaultAudioLanguage": "en"},
             "contentDetails": {"duration": "PT21M3S", "dimension": "2d", "definition": "hd", "caption": "true",
               "licensedContent": true, "contentRating": {}, "projection": "rectangular"},
             "statistics": {"viewCount": "27100102", "likeCount": "432000", "favoriteCount": "0",
               "commentCount": "9800"}},
            {"kind": "youtube#video", "etag": "b", "id": "dQ4",
             "snippet": {"publishedAt": "2020-10-01T15:27:35Z", "channelId": "UC2", "title": "Bees", "description": "",
               "thumbnails": {"default": {"url": "https://i.example/d2.jpg", "width": 120, "height": 90},
                 "medium": {"url": "https://i.example/m2.jpg", "width": 320, "height": 180},
                 "high": {"url": "https://i.example/h2.jpg", "width": 480, "height": 360}},
               "channelTitle": "Bee", "categoryId": "10", "liveBroadcastContent": "upcoming",
               "localized": {"title": "Bees", "description": ""}},
             "contentDetails": {"duration": "P0D", "dimension": "2d", "definition": "sd", "caption": "false",
               "licensedContent": false, "regionRestriction": {"blocked": ["DE", "FR"]}, "contentRating": {},
               "projection": "rectangular"},
             "statistics": {"viewCount": "3", "favoriteCount": "0"}}
          ]
        }
        """#,
    second: #"""
        {
          "kind": "youtube#videoListResponse", "etag": "JX", "prevPageToken": "CAIQAQ",
          "pageInfo": {"totalResults": 3, "resultsPerPage": 2},
          "items": [
            {"kind": "youtube#video", "etag": "c", "id": "_-1",
             "snippet": {"publishedAt": "2024-10-01T15:27:35Z", "channelId": "UC3", "title": "", "description": "",
               "thumbnails": {"default": {"url": "https://i.example/d3.jpg", "width": 120, "height": 90},
                 "standard": {"url": "https://i.example/s3.jpg", "width": 640, "height": 480}},
               "channelTitle": "", "categoryId": "1", "liveBroadcastContent": "live", "defaultLanguage": "de",
               "localized": {"title": "", "description": ""}},
             "contentDetails": {"duration": "PT1S", "dimension": "3d", "definition": "hd", "caption": "false",
               "licensedContent": false, "contentRating": {"ytRating": "ytAgeRestricted"}, "projection": "360"},
             "statistics": {"viewCount": "1", "likeCount": "1", "favoriteCount": "0", "commentCount": "0"}}
          ]
        }
        """#)
