// The visitor's error is swallowed, and the visit goes on.

// exercise 2.2
// instead of: if let element = entry.element { try body(element) }
if let element = entry.element { try? body(element) }
// end 2.2
