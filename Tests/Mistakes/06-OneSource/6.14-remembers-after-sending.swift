// The element is stored only after its pair was sent.

// exercise 6.14
// instead of: let before = last
// instead of: // Stored before it is sent: a reentrant observer causes the next one before that returns.
// instead of: last = element
// instead of: if let before { forwardNext((before, element)) }
if let last { forwardNext((last, element)) }
last = element
// end 6.14
