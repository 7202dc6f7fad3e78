/// An entity of Wikidata.
let wikidataEntity = ResponsePair(
    name: "Wikidata entity",
    first: #"""
        {
          "entities": {
            "Q70000": {
              "pageid": 129, "ns": 0, "title": "Q70000", "lastrevid": 1600533266, "modified": "2022-03-17T09:12:47Z",
              "type": "item", "id": "Q70000",
              "labels": {"fr": {"language": "fr", "value": "Ada"}, "de": {"language": "de", "value": "Ada"}},
              "descriptions": {"fr": {"language": "fr", "value": "autrice"}},
              "aliases": {"fr": [{"language": "fr", "value": "A."}, {"language": "fr", "value": "A. L."}]},
              "claims": {
                "P31": [{"mainsnak": {"snaktype": "value", "property": "P31",
                  "hash": "ad7d38a03cdd40cdc373de0dc4e7b7fcbccb31d9",
                    "datavalue": {"value": {"entity-type": "item", "numeric-id": 5, "id": "Q5"},
                      "type": "wikibase-entityid"},
                    "datatype": "wikibase-item"},
                  "type": "statement", "id": "Q70000$F078E5B3-F9A8-480E-B7AC-D97778CBBEF9", "rank": "normal",
                  "references": [{"hash": "9a681f9dd95c90224547c404e11295f4f7dcf54e",
                    "snaks": {"P248": [{"snaktype": "value", "property": "P248", "hash": "1d0a1b",
                      "datavalue": {"value": {"entity-type": "item", "numeric-id": 5375741, "id": "Q5375741"},
                        "type": "wikibase-entityid"}, "datatype": "wikibase-item"}],
                      "P854": [{"snaktype": "value", "property": "P854", "hash": "2d0a1b",
                      "datavalue": {"value": "https://a.example", "type": "string"}, "datatype": "url"}]},
                    "snaks-order": ["P248", "P854"]}]}],
                "P214": [{"mainsnak": {"snaktype": "value", "property": "P214", "hash": "20e5c69f",
                    "datavalue": {"value": "113230702", "type": "string"}, "datatype": "external-id"},
                  "type": "statement", "id": "q70000$488251B2-6732-4D49-85B0-6101803C97AB", "rank": "preferred"}],
                "P22": [{"mainsnak": {"snaktype": "somevalue", "property": "P22", "hash": "30e5",
                  "datatype": "wikibase-item"},
                  "type": "statement", "id": "Q70000$11112222-25E4-4334-AF13-A3290BCD9C0F", "rank": "normal"}],
                "P569": [{"mainsnak": {"snaktype": "value", "property": "P569", "hash": "0f0c8d51",
                    "datavalue": {"value": {"time": "+1852-03-11T00:00:00Z", "timezone": 0, "before": 0, "after": 0,
                      "precision": 11, "calendarmodel": "http://w.example/Q1985727"}, "type": "time"},
                        "datatype": "time"},
                  "type": "statement", "id": "Q70000$D8404CDA-25E4-4334-AF13-A3290BCD9C0F", "rank": "normal",
                  "qualifiers": {"P1480": [{"snaktype": "value", "property": "P1480", "hash": "58c1",
                    "datavalue": {"value": {"entity-type": "item", "numeric-id": 5727902, "id": "Q5727902"},
                      "type": "wikibase-entityid"}, "datatype": "wikibase-item"}]},
                  "qualifiers-order": ["P1480"]}]
              },
              "sitelinks": {
                "dewiki": {"site": "dewiki", "title": "Ada", "badges": []},
                "frwiki": {"site": "frwiki", "title": "Ada", "badges": ["Q17437798"]}
              }
            }
          },
          "success": 1
        }
        """#,
    second: #"""
        {
          "entities": {
            "Q64": {
              "pageid": 64, "ns": 0, "title": "Q64", "lastrevid": 2, "modified": "2024-01-01T00:00:00Z", "type": "item",
              "id": "Q64", "labels": {"en": {"language": "en", "value": "B"}, "pt-br": {"language": "pt-br",
                "value": "B"}},
              "descriptions": {}, "aliases": {"en": [], "nds": [{"language": "nds", "value": "b"}]},
              "claims": {
                "P1082": [{"mainsnak": {"snaktype": "value", "property": "P1082", "hash": "aa",
                    "datavalue": {"value": {"amount": "+3677472", "unit": "1"}, "type": "quantity"},
                      "datatype": "quantity"},
                  "type": "statement", "id": "Q64$1", "rank": "deprecated",
                  "references": [{"hash": "bb", "snaks": {"P854": [{"snaktype": "value", "property": "P854",
                    "hash": "cc",
                    "datavalue": {"value": "https://c.example", "type": "string"}, "datatype": "url"}]},
                    "snaks-order": ["P854"]}]}],
                "P625": [{"mainsnak": {"snaktype": "value", "property": "P625", "hash": "dd",
                    "datavalue": {"value": {"latitude": 52.5, "longitude": 13.4, "altitude": null, "precision": 0.0001,
                      "globe": "http://w.example/Q2"}, "type": "globecoordinate"}, "datatype": "globe-coordinate"},
                  "type": "statement", "id": "Q64$2", "rank": "normal"}],
                "P6": [{"mainsnak": {"snaktype": "novalue", "property": "P6", "hash": "ee",
                  "datatype": "wikibase-item"},
                  "type": "statement", "id": "Q64$3", "rank": "normal"}]
              },
              "sitelinks": {}
            }
          },
          "success": 1
        }
        """#)
