// There are commas only if all texts are long.

// exercise 12.11
// instead of: let separator = texts.contains { $0.count > 1 } ? "," : ""
let separator = texts.allSatisfy { $0.count > 1 } ? "," : ""
// end 12.11
