// Puts commas even where they are not needed.

// exercise 12.11
// instead of: guard texts.count > 1 else { return texts.first ?? "" }
// instead of: let separator = texts.contains { $0.count > 1 } ? "," : ""
// instead of: return "(\(texts.joined(separator: separator)))"
texts.count > 1 ? "(\(texts.joined(separator: ",")))" : texts.first ?? ""
// end 12.11
