@testable import FetchingGenerators

/// Responses of three public APIs without an OpenAPI description, with the fields that their documentation names.
enum PublicAPI {
    static let all = [hackerNews, starWars, musicBrainz]

    /// See https://github.com/HackerNews/API. The response for an unknown ID is `null`, as for each path of Firebase
    /// without a value.
    static let hackerNews: [RecordedExchange] = {
        let base = "GET https://hacker-news.firebaseio.com/v0"
        return [
            exchange("\(base)/topstories.json", 200, "[9129911, 9129199, 9127761]"),
            exchange("\(base)/maxitem.json?print=pretty", 200, "9130260"),
            exchange(
                "\(base)/item/8863.json", 200,
                #"{"by": "dhouston", "descendants": 71, "id": 8863, "kids": [9224, 8917], "score": 104, "time": 1175714200, "title": "My YC app: Dropbox", "type": "story", "url": "http://www.getdropbox.com/u/2/screencast.html"}"#
            ),
            exchange(
                "\(base)/item/2921983.json", 200,
                #"{"by": "norvig", "id": 2921983, "kids": [2922097], "parent": 2921506, "text": "Aw shucks, guys …", "time": 1314211127, "type": "comment"}"#
            ),
            exchange(
                "\(base)/user/jl.json", 200,
                #"{"about": "This is a test", "created": 1173923446, "delay": 0, "id": "jl", "karma": 4241, "submitted": [8265435, 8168423]}"#
            ),
            exchange(
                "\(base)/user/norvig.json", 200,
                #"{"created": 1175714200, "id": "norvig", "karma": 900, "submitted": [2921983]}"#),
            exchange("\(base)/item/0.json", 200, "null"),
            exchange("\(base)/updates.json", 200, #"{"items": [8423305, 8420805], "profiles": ["thefox", "mdda"]}"#),
        ]
    }()

    /// See https://swapi.dev/documentation. Numbers are strings, because a value can be `unknown`.
    static let starWars: [RecordedExchange] = {
        let base = "GET https://swapi.dev/api"
        let luke =
            #"{"name": "Luke Skywalker", "height": "172", "mass": "77", "hair_color": "blond", "skin_color": "fair", "eye_color": "blue", "birth_year": "19BBY", "gender": "male", "homeworld": "https://swapi.dev/api/planets/1/", "films": ["https://swapi.dev/api/films/1/"], "species": [], "vehicles": ["https://swapi.dev/api/vehicles/14/"], "starships": ["https://swapi.dev/api/starships/12/"], "created": "2014-12-09T13:50:51.644000Z", "edited": "2014-12-20T21:17:56.891000Z", "url": "https://swapi.dev/api/people/1/"}"#
        let droid =
            #"{"name": "R2-D2", "height": "96", "mass": "32", "hair_color": "n/a", "skin_color": "white, blue", "eye_color": "red", "birth_year": "33BBY", "gender": "n/a", "homeworld": "https://swapi.dev/api/planets/8/", "films": [], "species": ["https://swapi.dev/api/species/2/"], "vehicles": [], "starships": [], "created": "2014-12-10T15:11:50.376000Z", "edited": "2014-12-20T21:17:50.311000Z", "url": "https://swapi.dev/api/people/3/"}"#
        return [
            exchange(
                "\(base)/", 200,
                #"{"people": "https://swapi.dev/api/people/", "planets": "https://swapi.dev/api/planets/", "films": "https://swapi.dev/api/films/", "species": "https://swapi.dev/api/species/", "vehicles": "https://swapi.dev/api/vehicles/", "starships": "https://swapi.dev/api/starships/"}"#
            ),
            exchange("\(base)/people/1/", 200, luke), exchange("\(base)/people/3/", 200, droid),
            exchange(
                "\(base)/people/?page=1", 200,
                #"{"count": 82, "next": "https://swapi.dev/api/people/?page=2", "previous": null, "results": [\#(luke), \#(droid)]}"#
            ),
            exchange(
                "\(base)/people/?search=r2", 200,
                #"{"count": 1, "next": null, "previous": null, "results": [\#(droid)]}"#),
            exchange("\(base)/people/9999/", 404, #"{"detail": "Not found"}"#),
            exchange(
                "\(base)/planets/1/", 200,
                #"{"name": "Tatooine", "rotation_period": "23", "orbital_period": "304", "diameter": "10465", "climate": "arid", "gravity": "1 standard", "terrain": "desert", "surface_water": "1", "population": "200000", "residents": ["https://swapi.dev/api/people/1/"], "films": ["https://swapi.dev/api/films/1/"], "created": "2014-12-09T13:50:49.641000Z", "edited": "2014-12-20T20:58:18.411000Z", "url": "https://swapi.dev/api/planets/1/"}"#
            ),
        ]
    }()

    /// See https://musicbrainz.org/doc/MusicBrainz_API/Examples. A search returns other fields of an artist than a
    /// lookup, and a credit returns fewer.
    static let musicBrainz: [RecordedExchange] = {
        let base = "GET https://musicbrainz.org/ws/2"
        let area =
            #"{"id": "489ce91b-6658-3307-9877-795b68554c98", "name": "United States", "sort-name": "United States", "disambiguation": "", "type": null, "type-id": null, "iso-3166-1-codes": ["US"]}"#
        let city =
            #"{"id": "a640b45c-c173-49b1-8030-973603e895b5", "name": "Aberdeen", "sort-name": "Aberdeen", "disambiguation": "", "type": null, "type-id": null}"#
        let credited =
            #""id": "5b11f4ce-a62d-471e-81fc-a69a8278c7da", "name": "Nirvana", "sort-name": "Nirvana", "type": "Group", "type-id": "e431f5f6-b5d2-343d-8b36-72607fffb74b", "country": "US", "disambiguation": "1980s–1990s US grunge band""#
        let life = #""life-span": {"begin": "1987", "end": "1994-04-05", "ended": true}"#
        let nirvana =
            #"{\#(credited), \#(life), "area": \#(area), "begin-area": \#(city), "end-area": null, "gender": null, "gender-id": null, "ipis": [], "isnis": ["0000000123486830"]}"#
        let found =
            #"{\#(credited), \#(life), "area": {"id": "489ce91b-6658-3307-9877-795b68554c98", "name": "United States", "sort-name": "United States", "type": "Country", "type-id": "06dd0ae4-8c74-30bb-b43d-95dcedf961de", "life-span": {"ended": null}}, "score": 100, "isnis": ["0000000123486830"], "aliases": [{"name": "Nirvana US", "sort-name": "Nirvana US", "locale": null, "type": null, "primary": null, "begin-date": null, "end-date": null}], "tags": [{"count": 20, "name": "grunge"}]}"#
        return [
            exchange("\(base)/artist/5b11f4ce-a62d-471e-81fc-a69a8278c7da?fmt=json", 200, nirvana),
            exchange(
                "\(base)/artist?query=nirvana&limit=1&fmt=json", 200,
                #"{"created": "2024-03-01T12:00:00.000Z", "count": 52, "offset": 0, "artists": [\#(found)]}"#),
            exchange(
                "\(base)/artist/5b11f4ce?fmt=json", 400,
                #"{"error": "Invalid mbid.", "help": "For usage, please see: https://musicbrainz.org/development/mmd"}"#
            ),
            exchange(
                "\(base)/release-group/f1afec0b-26dd-3db5-9aa1-c91229a74a24?inc=artist-credits&fmt=json", 200,
                #"{"id": "f1afec0b-26dd-3db5-9aa1-c91229a74a24", "title": "Bleach", "disambiguation": "", "primary-type": "Album", "primary-type-id": "f529b476-6e62-324f-b0aa-1f3e33d313fc", "first-release-date": "1989-06-15", "secondary-types": [], "secondary-type-ids": [], "artist-credit": [{"name": "Nirvana", "joinphrase": "", "artist": {\#(credited)}}]}"#
            ),
        ]
    }()
}
