// Only the first text decides about commas.

// exercise 12.11
// instead of: let separator = texts.contains { $0.count > 1 } ? "," : ""
let separator = texts[0].count > 1 ? "," : ""
// end 12.11
