/// Samples with names and values that are difficult for generated source. Each element has the samples of one model.
let oddSamples: [[String]] = [
    [#"{"id": 7, "title": "Emma", "first_published": 1815}"#],
    [#"{"a": 1}"#, #"{"a": null, "b": "x"}"#, #"{"b": "2014-04-29T14:18:17Z"}"#],
    // Reserved words, and names that are not identifiers.
    [
        #"""
        {"class": 1, "default": 2, "self": 3, "init": 4, "Type": 5, "Protocol": 6, "Self": 7, "in": 8, "Any": 9,
         "": 10, " ": 11, "_": 12, "__": 13, "$ref": 14, "@id": 15, "content-type": 16, "1st": 17, "2": 18, "a b": 19,
         "é": 20, "名前": 21, "😀": 22, "a\"b": 23, "a\\(b)": 24, "\u0000": 25, "\u202Ereversed": 26, "line\nbreak": 27,
         "actor": 28, "await": 29, "description": 30, "hashValue": 31, "rawValue": 32, "stringValue": 33,
         "intValue": 34, "some": 35, "none": 36, "encode": 37, "container": 38, "true": 39, "nil": 40, "_id": 41,
         "async": 42, "repeat": 43, "where": 44, "extension": 45, "Über": 46, "ﬁ": 47, "x٣": 48, "CodingKeys": 49,
         "debugDescription": 50, "allCases": 51, "ID": "52", "e\u0301": 53, "sending": 54}
        """#
    ],
    // Characters that merge with the quotation mark, the backslash or the number sign before them.
    ["{\"\u{FF9E}#\u{FF9E}\": \"#\u{FF9E}\", \"\u{301}\\\"\u{301}\": 1, \"a\\\\\u{FF9E}\": 2, \"\u{E33}\": 3}"],
    // Names that differ only in case and underscores, together and apart.
    [#"{"userId": 1, "user_id": 2, "USER_ID": 3}"#, #"{"user_id": "x"}"#, #"{"userID": null, "userid": true}"#],
    [#"{"user_id": 1, "userID": "a"}"#, #"{"user_id": 2}"#],
    [#"{"first-name": 1, "first name": 2, "firstName": 3, "first_name": 4}"#],
    [#"{"ab": 1, "a-b": 2, "aB": 3}"#],
    [#"{"items": [{"a": 1}], "x": {"items": [{"b": 1}], "x": {"items": [{"c": 1}], "x": {"items": [{"d": 1}]}}}}"#],
    [#"{"items": [{"a": 1}], "x": {"items": [{"a": 2}]}}"#],
    // Numbers.
    [#"{"a": 9223372036854775807, "b": 9223372036854775808, "c": 18446744073709551616, "d": 1.0, "e": 1e2, "f": -0}"#],
    [#"{"a": 99999999999999999999999999999999999999999, "b": -9223372036854775809, "c": [1, 2.5], "d": 1.5}"#],
    [#"{"a": 1e400, "b": [1e400], "c": {"d": 1e-400}, "e": [{"f": 1e999}], "g": 1}"#],
    [#"{"a": 1}"#, #"{"a": 18446744073709551615}"#, #"{"a": 2}"#],
    [#"{"created_at": 1398780000, "updated": 1398780000000}"#],
    // Mixed, empty and unknown values.
    [
        #"{"a": [1, "x", null, true, {"b": [1]}, [2.5]], "c": [], "d": {}, "e": null, "f": [null], "g": [[]], "h": [{}]}"#
    ],
    [#"{"a": 1}"#, #"{"a": "x"}"#, #"{"a": [1]}"#, #"{"a": {"b": 1}}"#, #"{"a": null}"#],
    [#"{"a": [{"b": 1}, null, {"b": 2}], "c": [1, null], "d": [["x"], ["y", null]], "e": [[{"f": 1}]]}"#],
    [#"{"a": {}}"#, #"{"a": {"b": 1}}"#, #"{"a": null}"#],
    // Dates: read by the default options, and not.
    [
        #"""
        {"a": "2014-04-29T14:18:17-0400", "b": "2014-04-29", "c": "2014-04-29T14:18:17.123Z", "d": "2014-04-29T14:18:17",
         "e": "Tue, 29 Apr 2014 14:18:17 GMT", "f": "-0001-11-30T00:00:00-0500", "g": "04/29/2014", "h": ""}
        """#
    ],
    [#"{"a": "2014-04-29"}"#, #"{"a": ""}"#],
    // Enumerations.
    [
        #"""
        {"rows": [
        {"kind": "cover", "format": "trade paperback"}, {"kind": "interiorStory", "format": "Comic"},
        {"kind": "cover", "format": "default"}, {"kind": "cover", "format": "comic"}, {"kind": "cover", "format": "Comic"},
        {"kind": "cover", "format": "comic"}, {"kind": "cover", "format": "self"}, {"kind": "init", "format": "comic"},
        {"kind": "cover", "format": "Comic"}, {"kind": "init", "format": "default"}, {"kind": "in", "format": "comic"},
        {"kind": "in", "format": "comic"}, {"kind": "in", "format": "self"}, {"kind": "in", "format": "comic"},
        {"kind": "in", "format": "comic"}, {"kind": "in", "format": "rawValue"}]}
        """#
    ],
    [#"["red", "green", "red", "green", "red", "red"]"#],
    // Dictionaries.
    [#"{"heroes": {"1011334": {"name": "3-D Man"}, "1017100": {"name": "A-Bomb"}, "1": null}}"#],
    [#"{"7": 1.5, "8": 2}"#],
    [#"{"by_day": {"2014-04-29": [1], "2014-04-30": []}, "x": {"0123456789abcdef": {"7": {"a": 1}}}}"#],
    [
        #"""
        {"aa": {"a": 1, "b": 2}, "bb": {"a": 1, "b": 2}, "cc": {"a": 1, "b": 2}, "dd": {"a": 1, "b": 2},
         "ee": {"a": 1, "b": 2}, "ff": {"a": 1, "b": 2}, "gg": {"a": 1, "b": 2}, "hh": {"a": 1, "b": 2},
         "ii": {"a": 1, "b": 2}, "jj": {"a": 1, "b": null}, "kk": null}
        """#
    ],
    // Objects that contain objects of the same kind.
    [#"{"id": 1, "replies": [{"id": 2, "replies": [{"id": 3, "replies": null}]}]}"#],
    [
        #"{"list": [{"a": 1, "children": [{"a": null, "children": [{}]}], "b": [{"a": 1, "children": []}]}], "children": []}"#
    ],
    [#"{"a": [{"a": [{"a": [1]}]}]}"#, #"{"b": [{"b": [null, {"b": []}]}]}"#],
    [#"{"ab": [{"ab": []}], "a_b": [{"ab": [{"a_b": []}]}]}"#],
    // Samples that are not objects.
    ["[]"], ["{}"], ["null"], ["1"], [#""x""#], ["true"], ["[1, 2.5]"], [#"[1, "a"]"#], ["[[{\"a\": 1}]]"],
    [#"[{"a": 1}, {"a": 2, "b": null}]"#, "[]"], [#"{"a": 1}"#, "null"], [#"{"a": 1}"#, "[]"],
]

/// Samples whose models take the compiler a second.
let largeSamples: [[String]] = [
    // Names of types.
    [
        #"""
        {"data": {"a": 1}, "result": {"b": 1}, "error": {"c": 1}, "string": {"d": 1}, "int": {"e": 1}, "type": {"f": 1},
         "model": {"g": 1}, "Model": {"h": 1}, "jsonValue": {"i": [1, "a"]}, "codingKeys": {"j": 1}, "id": {"k": 1},
         "optional": {"l": 1}, "array": [{"m": 1}], "dictionary": {"n": 1}, "codable": {"o": 1}, "date": {"p": 1},
         "self": {"q": 1}, "decoder": {"r": "2014-04-29"}, "1": {"s": 1}, "": {"t": 1}, "名": {"u": 1}, "any": {"v": 1}}
        """#
    ],
    // Nested more deeply than the limit.
    [String(repeating: #"{"a":"#, count: 60) + "1" + String(repeating: "}", count: 60)],
    [String(repeating: "[", count: 60) + String(repeating: "]", count: 60)],
]
