// Drops what else is waiting when it gives an element.

// exercise 8.5
// instead of: guard let element = waiting.removeFirst() else { throw NothingToGive() }
guard let element = waiting.removeFirst() else { throw NothingToGive() }
waiting = Queue()
// end 8.5
