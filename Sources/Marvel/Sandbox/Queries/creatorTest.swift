extension Filtering {
    static let creatorFilters = [
        "firstName", "middleName", "lastName", "suffix",
        "firstNameStartsWith", "middleNameStartsWith", "lastNameStartsWith",
    ]

    /// Filters by the parts of a creator's name.
    func creatorTest(_ name: String, _ value: String) -> Test {
        switch name {
        case "firstName", "firstNameStartsWith": nameTest(name, value) { $0.creator?.firstName ?? "" }
        case "middleName", "middleNameStartsWith": nameTest(name, value) { $0.creator?.middleName ?? "" }
        case "lastName", "lastNameStartsWith": nameTest(name, value) { $0.creator?.lastName ?? "" }
        default: nameTest(name, value) { $0.creator?.suffix ?? "" }
        }
    }
}
