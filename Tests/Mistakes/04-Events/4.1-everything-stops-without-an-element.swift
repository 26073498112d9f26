// The element is checked instead of the event: a `next` whose element is nil counts as an end.

// exercise 4.1
if let element, !("\(element)" == "nil") { false } else { true }
// end 4.1
