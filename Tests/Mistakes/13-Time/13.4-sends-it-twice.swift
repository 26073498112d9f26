// What was sent keeps waiting, and is sent again at the end.

// exercise 13.4
// instead of: if let element = waiting.take() { forwardNext(element) }
if let element = waiting { forwardNext(element) }
// end 13.4
