import Foundation

extension Document {
    /// Records of patients in the form of FHIR: a bundle of resources of two types, with codings, extensions and texts
    /// in escaped HTML.
    static let healthRecords = Document(
        "FHIR of 12 patients", isSnakeCase: false, (type: Bundle.self, name: "what an app reads")
    ) {
        var generator = SeededGenerator(seed: 12)
        let entries = (0..<12).flatMap { _ in
            let id = uid(&generator)
            return [patient(id, &generator)] + (0..<generator.int(5...9)).map { _ in observation(id, &generator) }
        }
        return
            #"{"resourceType":"Bundle","id":"\#(uid(&generator))","meta":{"lastUpdated":"2024-05-06T07:08:09Z"},"type":"searchset","#
            + #""total":\#(entries.count),"link":[{"relation":"self","url":"https://fhir.example.com/r4/Patient?_revinclude=Observation:subject&_count=12"},"#
            + #"{"relation":"next","url":"https://fhir.example.com/r4?_getpages=\#(generator.hex(12))&_getpagesoffset=12"}],"#
            + #""entry":[\#(entries.joined(separator: ","))]}"#
    }
}

private struct Bundle: Document.Model {
    struct Link: Document.Model {
        let relation: String
        let url: URL
    }
    struct Coding: Document.Model {
        let system, code: String
        let display: String?
    }
    struct Concept: Document.Model {
        let coding: [Coding]
        let text: String?
    }
    struct Quantity: Document.Model {
        let value: Double
        let unit: String
        let system, code: String?
    }
    struct Reference: Document.Model {
        let reference: String
        let display: String?
    }
    struct Identifier: Document.Model {
        let use: String?
        let type: Concept?
        let system, value: String
    }
    struct Name: Document.Model {
        let use, family: String
        let given: [String]
        let prefix: [String]?
    }
    struct Contact: Document.Model {
        let system, value: String
        let use: String?
    }
    struct Address: Document.Model {
        let line: [String]
        let city, country: String
        let state, postalCode: String?
    }
    struct Component: Document.Model {
        let code: Concept
        let valueQuantity: Quantity?
    }
    struct Range: Document.Model {
        let low, high: Quantity?
        let text: String?
    }
    struct Resource: Document.Model {
        let resourceType, id: String
        let identifier: [Identifier]?
        let name: [Name]?
        let telecom: [Contact]?
        let gender, birthDate: String?
        let deceasedDateTime: Date?
        let address: [Address]?
        let maritalStatus: Concept?
        let multipleBirthBoolean: Bool?
        let status: String?
        let category: [Concept]?
        let code: Concept?
        let subject, encounter: Reference?
        let effectiveDateTime, issued: Date?
        let valueQuantity: Quantity?
        let valueCodeableConcept: Concept?
        let interpretation: [Concept]?
        let referenceRange: [Range]?
        let component: [Component]?
    }
    struct Entry: Document.Model {
        let fullUrl: URL
        let resource: Resource
    }
    let resourceType, type: String
    let total: Int
    let link: [Link]
    let entry: [Entry]
}

private func uid(_ generator: inout SeededGenerator) -> String {
    [8, 4, 4, 4, 12].map { generator.hex($0) }.joined(separator: "-")
}

private func entry(_ id: String, _ mode: String, _ resource: String) -> String {
    #"{"fullUrl":"urn:uuid:\#(id)","resource":\#(resource),"search":{"mode":"\#(mode)"}}"#
}

private func concept(_ system: String, _ code: String, _ display: String) -> String {
    #"{"coding":[{"system":"http://\#(system)","code":"\#(code)","display":"\#(display)"}],"text":"\#(display)"}"#
}

private func localDate(_ generator: inout SeededGenerator) -> String { "\(generator.date().dropLast())+02:00" }

private func patient(_ id: String, _ generator: inout SeededGenerator) -> String {
    let (family, given) = generator.any(of: [
        ("O'Body", "Ren\\u00e9e"), ("Núñez", "José"), ("山田", "花子"), ("Appleseed", "Jane"),
    ])
    let (race, gender) = (
        generator.any(of: [("2106-3", "White"), ("2028-9", "Asian")]), generator.any(of: ["female", "male"])
    )
    let died = generator.once(in: 5) ? #""deceasedDateTime":"\#(localDate(&generator))","# : ""
    let narrative =
        #"<div xmlns=\"http://www.w3.org/1999/xhtml\">\n<p><b>\#(family)</b>, \#(given) &amp; family<\/p>\t<a href=\"https://example.com/p/\#(id)\">\#(generator.words(6...20))</a></div>"#
    return entry(
        id, "match",
        #"{"resourceType":"Patient","id":"\#(id)","meta":{"versionId":"\#(generator.int(1...9))","lastUpdated":"\#(generator.date())","#
            + #""profile":["http://hl7.org/fhir/us/core/StructureDefinition/us-core-patient"]},"text":{"status":"generated","div":"\#(narrative)"},"#
            + #""extension":[{"url":"http://hl7.org/fhir/us/core/StructureDefinition/us-core-race","extension":[{"url":"ombCategory","#
            + #""valueCoding":{"system":"urn:oid:2.16.840.1.113883.6.238","code":"\#(race.0)","display":"\#(race.1)"}},{"url":"text","valueString":"\#(race.1)"}]},"#
            + #"{"url":"http://example.com/fhir/disability-adjusted-life-years","valueDecimal":\#(Double(generator.int(1...99_999_999)) / 1e6)}],"#
            + #""identifier":[{"system":"https://example.com/synthetic","value":"\#(id)"},{"use":"usual","type":"#
            + concept("terminology.hl7.org/CodeSystem/v2-0203", "MR", "Medical Record Number")
            + #","system":"http://hospital.example.com","value":"\#(generator.int(100_000...999_999))","assigner":{"display":"St. \"Mary\""}}],"#
            + #""active":true,"name":[{"use":"official","family":"\#(family)","given":["\#(given)","\#(generator.words(1...1))"],"prefix":["Dr."]},"#
            + #"{"use":"nickname","family":"\#(family)","given":["\#(given)"]}],"telecom":[{"system":"phone","value":"555-\#(generator.int(100...999))-\#(generator.int(1_000...9_999))","use":"home"},"#
            + #"{"system":"email","value":"\#(generator.hex(6))@example.com"}],"gender":"\#(gender)","birthDate":"\#(generator.int(1930...2010))-04-\#(generator.int(10...30))",\#(died)"#
            + #""address":[{"extension":[{"url":"http://hl7.org/fhir/StructureDefinition/geolocation","extension":[{"url":"latitude","valueDecimal":42.\#(generator.int(100_000...999_999))},"#
            + #"{"url":"longitude","valueDecimal":-71.\#(generator.int(100_000...999_999))}]}],"line":["\#(generator.int(1...999)) \#(generator.words(1...2))","Unit \#(generator.int(1...90))"],"#
            + #""city":"\#(generator.any(of: ["Boston", "Málaga"]))","state":"MA",\#(generator.once(in: 3) ? "" : #""postalCode":"02108","#)"country":"US"}],"#
            + #""maritalStatus":\#(concept("terminology.hl7.org/CodeSystem/v3-MaritalStatus", "M", "Married")),"multipleBirthBoolean":false,"#
            + #""communication":[{"language":\#(concept("hl7.org/fhir/ValueSet/languages", "en-US", "English")),"preferred":true}]}"#
    )
}

private let measures = [
    ("8302-2", "Body Height", "cm", 1_400...2_000), ("29463-7", "Body Weight", "kg", 400...1_200),
    ("39156-5", "Body mass index (BMI) [Ratio]", "kg/m2", 170...390), ("8867-4", "Heart rate", "/min", 500...1_100),
    ("2339-0", "Glucose [Mass/volume] in Blood", "mg/dL", 600...1_600),
    ("718-7", "Hemoglobin [Mass/volume] in Blood", "g/dL", 90...180),
]

private func observation(_ patient: String, _ generator: inout SeededGenerator) -> String {
    let (id, kind) = (uid(&generator), generator.int(0...7))
    let loinc = "loinc.org"
    let content: String
    switch kind {
    case 0:
        let components = [("8480-6", "Systolic", 950...1_600), ("8462-4", "Diastolic", 550...1_000)].map {
            #"{"code":\#(concept(loinc, $0.0, "\($0.1) Blood Pressure")),"valueQuantity":\#(quantity("mm[Hg]", $0.2, &generator))}"#
        }
        content =
            #""code":\#(concept(loinc, "85354-9", "Blood Pressure")),"component":[\#(components.joined(separator: ","))]"#
    case 1:
        content =
            #""code":\#(concept(loinc, "72166-2", "Tobacco smoking status")),"valueCodeableConcept":"#
            + concept("snomed.info/sct", "266919005", #"Never smoked \"tobacco\" (finding)"#)
    default:
        let (code, display, unit, range) = generator.any(of: measures)
        content =
            #""code":\#(concept(loinc, code, display)),"valueQuantity":\#(quantity(unit, range, &generator)),"#
            + #""interpretation":[\#(concept("terminology.hl7.org/CodeSystem/v3-ObservationInterpretation", "N", "Normal"))],"#
            + #""referenceRange":[{"low":\#(quantity(unit, range, &generator)),"high":\#(quantity(unit, range, &generator)),"text":"\u2265 18 years"}]"#
    }
    return entry(
        id, "include",
        #"{"resourceType":"Observation","id":"\#(id)","meta":{"versionId":"1","lastUpdated":"\#(generator.date())","#
            + #""profile":["http://hl7.org/fhir/StructureDefinition/vitalsigns"]},"status":"\#(generator.any(of: ["final", "amended"]))","#
            + #""category":[\#(concept("terminology.hl7.org/CodeSystem/observation-category", "vital-signs", "Vital signs"))],"#
            + #""subject":{"reference":"Patient/\#(patient)","display":"Jane \u0022Doe\u0022"},"encounter":{"reference":"Encounter/\#(generator.hex(12))"},"#
            + #""effectiveDateTime":"\#(localDate(&generator))","issued":"\#(localDate(&generator))","#
            + #""performer":[{"reference":"Practitioner/\#(generator.int(1...900))"}],\#(content)}"#)
}

private func quantity(_ unit: String, _ range: ClosedRange<Int>, _ generator: inout SeededGenerator) -> String {
    #"{"value":\#(Double(generator.int(range)) / 10),"unit":"\#(unit)","system":"http://unitsofmeasure.org","code":"\#(unit)"}"#
}
