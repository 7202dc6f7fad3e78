/// Swift source of models.
struct ModelSource: Sendable {
    /// The type of a sample, such as `[Hero]`, for use outside of the models.
    let type: String
    /// Whether the models need Foundation.
    let needsFoundation: Bool
    /// The declarations. Empty if the type needs none.
    let source: String
    /// The struct that contains the other declarations.
    private let model: Declaration?
    /// The properties of the model. Empty if a sample is not an object.
    let properties: [Declaration.Property]

    init(of shape: ValueShape, named name: String, use: ModelBuilder.Use = .response) {
        var builder = ModelBuilder(use)
        let plainName = typeName(for: name)
        let name = reservedTypeNames.contains(plainName) ? plainName + "Model" : plainName
        let root: SwiftType? = shape.count == 0 ? nil : builder.type(of: shape, named: name, in: nil)
        let rootType = shape.isNullable ? root.map(SwiftType.optional) : root
        var declarations = builder.declarations
        // The model contains all other types.
        let first = declarations.firstIndex { if case .model = $0 { true } else { false } }
        model = first.map { declarations.remove(at: $0) }
        type = rootType?.text(in: model?.name) ?? ""
        source =
            model?.nonisolatedSource(nested: declarations)
            ?? declarations.map { $0.nonisolatedSource() }.joined(separator: "\n\n")
        let types = (declarations + (model.map { [$0] } ?? [])).flatMap(\.types) + (rootType.map { [$0] } ?? [])
        needsFoundation = types.contains(where: \.needsFoundation)
        if case .model(let model)? = model, root == .declared(model.name) {
            properties = model.properties
        } else {
            properties = []
        }
    }

    /// The source of a file with the models and their import.
    var file: String {
        var blocks: [String] = []
        if needsFoundation { blocks.append("import Foundation") }
        if !type.isEmpty, type != model?.name { blocks.append("// The type of a sample is \(type).") }
        if !source.isEmpty { blocks.append(source) }
        return blocks.joined(separator: "\n\n")
    }
}

extension SwiftType {
    var needsFoundation: Bool {
        switch self {
        case .date, .decimal, .uuid: true
        case .array(let type), .dictionary(let type), .optional(let type): type.needsFoundation
        default: false
        }
    }
}
