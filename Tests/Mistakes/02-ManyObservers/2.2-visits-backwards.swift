// The newest element is visited first.

// exercise 2.2
// instead of: for entry in entries {
// instead of: if let element = entry.element { try body(element) }
// instead of: }
for entry in entries.reversed() {
  if let element = entry.element { try body(element) }
}
// end 2.2
