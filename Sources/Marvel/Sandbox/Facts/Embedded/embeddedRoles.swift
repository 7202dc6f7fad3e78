// swift-format-ignore-file
// Made by .ci/compact-facts.py, which says what the columns mean; make it again rather than editing it.
// Data provided by Marvel. © MARVEL

/// The roles that creators have; the first is the letter `a` of a link, and so on.
let embeddedRoles = [
    "writer",
    "inker",
    "colorist",
    "letterer",
    "editor",
    "penciller",
    "penciller (cover)",
    "penciler",
    "artist",
    "penciler (cover)",
    "colorist (cover)",
    "inker (cover)",
    "other",
    "painter (cover)",
    "Colorist",
    "Writer",
    "Letterer",
    "painter",
    "Penciller",
    "letterer (cover)",
    "Inker",
    "publisher",
    "director of digital content",
    "digital coordinator",
    "editor in chief",
    "digital production manager",
]

/// Names this edition of the facts; it goes into every ETag.
let embeddedEdition = "d555ad36a132"
