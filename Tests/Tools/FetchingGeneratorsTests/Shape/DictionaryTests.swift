import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

/// The names of an object are data, or the names of properties.
struct DictionaryTests {
    @Test func namesThatAreDataGiveADictionary() {
        for sample in [
            // IDs, versions, addresses and paths, also if there is only one.
            #"{"P31": 1}"#, #"{"1.2.3": {}}"#, #"{"@ada:example.org": 1, "!room:example.org": "x"}"#,
            #"{"/pets": null}"#,
            #"{"2024-09-30.acacia": []}"#, #"{"https://a.example": 1}"#, #"{"ada@mail.example": true}"#,
            // Names with punctuation or numbers, and values of one kind.
            #"{"text/plain": {"a": 1}}"#, #"{"48x48": "a"}"#, #"{"app": "a", "k8s.io/name": "b"}"#,
            #"{"build-2024": 1}"#,
            #"{"created": "2024-01-01", "1.0.0": "2024-01-02"}"#,
            // Codes.
            #"{"de": "a", "fr": "b"}"#, #"{"USD": 1, "EUR": 1.5}"#, #"{"pt-BR": {"a": 1}, "en": {"b": 1}}"#,
            // Collections.
            #"{"a": {"labels": {"app": "web"}}}"#, #"{"a": {"users": {"ada": true, "grace": false}}}"#,
            #"{"a": {"images": {"small": {"url": "a", "width": 1}, "large": {"url": "b", "height": 2}}}}"#,
            #"{"a": {"labels": {"de": {"value": "x"}}}}"#,
            // Ten values, or three objects with the same fields.
            #"{"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7, "h": 8, "i": 9, "j": 10.5}"#,
            #"{"a": "x", "b": "y", "c": "", "d": "z", "e": "x", "f": "y", "g": "z", "h": "x", "i": "y", "j": "z"}"#,
            #"{"ReadOnly": {"arn": "a", "path": "/"}, "Admin": {"arn": "b", "path": "/"}, "Deny": {"arn": "c", "path": "/"}}"#,
        ] { expect(shape(of: sample).text.contains("dictionary"), "\(shape(of: sample).text)") }
    }

    @Test func namesOfPropertiesGiveAModel() {
        for sample in [
            #"{"id": 1, "to": 2}"#, #"{"user.name": "a", "user.age": 7}"#, #"{"width": 1, "height": 2}"#,
            #"{"@id": "a", "@type": "b"}"#, #"{"de": "a", "fr": 1}"#, #"{"a": {"stats": {"wins": 1, "losses": 2}}}"#,
            #"{"a": {"bugs": {"url": "x"}}}"#, #"{"a": {"settings": {"theme": "dark"}}}"#,
            #"{"a": {"address": {"street": "x", "city": "y"}}}"#,
            #"{"a": {"rooms": {"join": {"b": 1}, "leave": {"c": 1}}}}"#,
            #"{"a": {"resources": {"limits": {"b": 1}, "requests": {"b": 1}}}}"#,
            #"{"from": {"lat": 1, "lon": 1}, "to": {"lat": 1, "lon": 1}}"#, #"{"first": "a", "last": "b"}"#,
            #"[{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"j":0},{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"j":0}]"#,
            #"{"name":"a","b":"","c":"","d":"","e":"","f":"","g":"","h":"","i":"","j":""}"#,
            #"{"billing_details": {"address": {"city": "x"}, "email": null, "name": null}}"#,
            "{\((0..<10).map { #""list\#(Array("abcdefghij")[$0])s": [{"id": 1, "field\#($0)": 2}]"# }.joined(separator: ","))}",
        ] { expect(!shape(of: sample).text.contains("dictionary"), "\(shape(of: sample).text)") }
    }
}
