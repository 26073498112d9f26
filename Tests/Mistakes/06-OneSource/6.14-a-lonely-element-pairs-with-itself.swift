// The first element is sent at once, as a pair with itself.

// exercise 6.14
// instead of: let before = last
// instead of: // Stored before it is sent: a reentrant observer causes the next one before that returns.
// instead of: last = element
// instead of: if let before { forwardNext((before, element)) }
let before = last ?? element
last = element
forwardNext((before, element))
// end 6.14
