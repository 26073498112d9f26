// Writes what happens at one tick side by side, without parentheses.

// exercise 12.11
// instead of: guard texts.count > 1 else { return texts.first ?? "" }
// instead of: let separator = texts.contains { $0.count > 1 } ? "," : ""
// instead of: return "(\(texts.joined(separator: separator)))"
texts.joined()
// end 12.11
