// Replaces an element that is waiting with the next one.

// exercise 8.5
// instead of: override func keep(_ element: Element) {
// instead of: waiting.append(element)
// instead of: }
override func keep(_ element: Element) {
  _ = waiting.removeFirst()
  waiting.append(element)
}
// end 8.5
