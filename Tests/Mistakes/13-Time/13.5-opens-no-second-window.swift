// What was held back opens no window: the next element passes right behind it.

// exercise 13.5
// instead of: if let element = waiting { send(element) }
if let element = waiting.take() { forwardNext(element) }
// end 13.5
