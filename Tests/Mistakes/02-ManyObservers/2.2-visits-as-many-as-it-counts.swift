// The visit goes over as many slots as there are elements, and misses the last ones behind a hole.

// exercise 2.2
// instead of: for entry in entries {
// instead of: if let element = entry.element { try body(element) }
// instead of: }
for entry in entries.prefix(count) {
  if let element = entry.element { try body(element) }
}
// end 2.2
