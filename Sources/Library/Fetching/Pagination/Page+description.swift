extension Pages.Page: CustomStringConvertible, CustomReflectable {
    /// The items, the cursors and the total. The query of a cursor that is a URL is masked, because it may contain
    /// secrets.
    public var description: String {
        "Page(items: \(items), cursor: \(cursorText(cursor)), next: \(next.map(cursorText) ?? "nil"), "
            + "total: \(total.map(String.init) ?? "nil"))"
    }

    /// A mirror in which the cursors are texts, as in ``description``.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "items": items, "cursor": cursorText(cursor), "next": next.map(cursorText) as Any,
                "total": total as Any,
            ])
    }
}

/// Returns the text of a cursor. The query of a URL is masked completely, because the names and values that layers
/// declare as secret are not known here.
func cursorText(_ cursor: some Any) -> String {
    let text = "\(cursor)"
    let url = text.unicodeScalars.prefix { $0 != "?" && $0 != "#" }
    return Redactor().line(url.endIndex < text.endIndex ? "\(String(url))?\(SecretNames.mask)" : text, limit: 1000)
}
