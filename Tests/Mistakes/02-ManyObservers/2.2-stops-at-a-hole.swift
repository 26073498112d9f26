// The visit ends at the first hole, and those behind it are not visited.

// exercise 2.2
// instead of: for entry in entries {
// instead of: if let element = entry.element { try body(element) }
// instead of: }
for entry in entries {
  guard let element = entry.element else { break }
  try body(element)
}
// end 2.2
