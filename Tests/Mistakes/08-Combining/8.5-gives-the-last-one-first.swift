// Gives the element that came last.

// exercise 8.5
// instead of: private var waiting = Queue<Element>()
private var waiting: [Element] = []
// instead of: guard let element = waiting.removeFirst() else { throw NothingToGive() }
guard let element = waiting.popLast() else { throw NothingToGive() }
// end 8.5
