// Of several elements that come within a call, the newest is asked about first, and comes first.

// exercise 6.14
// instead of: private var waiting = Queue<Element>()
private var waiting: [Element] = []

// instead of: while let element = waiting.removeFirst() { ask(about: element) }
while let element = waiting.popLast() { ask(about: element) }
// end 6.14
