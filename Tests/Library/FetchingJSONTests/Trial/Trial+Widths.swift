extension Trial {
    /// Every value of an object or an array, read as each numeric type from each kind of container.
    struct Widths: Decodable, Equatable {
        private(set) var log: [String] = []

        init(from decoder: any Decoder) throws {
            if let fields = try? decoder.container(keyedBy: Name.self) {
                for key in fields.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
                    log.append(read(fields, key))
                }
            } else {
                var elements = try decoder.unkeyedContainer()
                while !elements.isAtEnd { log.append(read(try elements.superDecoder().singleValueContainer())) }
            }
        }

        private func read(_ fields: KeyedDecodingContainer<Name>, _ key: Name) -> String {
            let wholes: [Any?] = [
                try? fields.decode(Int8.self, forKey: key), try? fields.decode(Int16.self, forKey: key),
                try? fields.decode(Int32.self, forKey: key), try? fields.decode(Int64.self, forKey: key),
                try? fields.decode(Int128.self, forKey: key), try? fields.decode(UInt8.self, forKey: key),
                try? fields.decode(UInt16.self, forKey: key), try? fields.decode(UInt32.self, forKey: key),
                try? fields.decode(UInt64.self, forKey: key), try? fields.decode(UInt128.self, forKey: key),
                try? fields.decode(Int.self, forKey: key), try? fields.decode(UInt.self, forKey: key),
            ]
            return "\(wholes) \((try? fields.decode(Float.self, forKey: key)) as Any)"
        }

        private func read(_ value: any SingleValueDecodingContainer) -> String {
            let wholes: [Any?] = [
                try? value.decode(Int8.self), try? value.decode(Int16.self), try? value.decode(Int32.self),
                try? value.decode(Int64.self), try? value.decode(Int128.self), try? value.decode(UInt8.self),
                try? value.decode(UInt16.self), try? value.decode(UInt32.self), try? value.decode(UInt64.self),
                try? value.decode(UInt128.self), try? value.decode(Int.self), try? value.decode(UInt.self),
            ]
            return "\(wholes) \((try? value.decode(Float.self)) as Any)"
        }

        private struct Name: CodingKey {
            let stringValue: String
            let intValue: Int? = nil
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
    }
}
