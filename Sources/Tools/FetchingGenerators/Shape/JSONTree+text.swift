import FetchingJSON

extension JSONTree {
    /// The value as a JSON text on one line. Characters that are not visible are escaped. In a name that a reader can
    /// mistake for another one, all characters beyond ASCII are escaped.
    var text: String { visibleText(.line) }

    /// Returns the value as ``text`` does. An array or object that is longer than `width` bytes has a line for each
    /// element or field.
    func text(width: Int) -> String { visibleText(.fitting(width: width)) }

    private func visibleText(_ layout: Layout) -> String {
        text(layout) { token in
            switch token {
            case .name(let name):
                let escapesAll = !isUnmistakable(name)
                return jsonLiteral(name) { escapesAll || isInvisible($0) }
            case .string(let text): return jsonLiteral(text, escaping: isInvisible)
            case .word(let word): return word
            }
        }
    }
}
