// Puts an element that was used back into the queue.

// exercise 8.5
// instead of: guard let element = waiting.removeFirst() else { throw NothingToGive() }
guard let element = waiting.removeFirst() else { throw NothingToGive() }
waiting.append(element)
// end 8.5
