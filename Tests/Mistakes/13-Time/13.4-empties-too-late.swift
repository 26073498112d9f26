// What waits is taken out after it was sent: what the observer makes the source send meanwhile is
// lost.

// exercise 13.4
// instead of: if let element = waiting.take() { forwardNext(element) }
guard let element = waiting else { return }
forwardNext(element)
waiting = nil
// end 13.4
