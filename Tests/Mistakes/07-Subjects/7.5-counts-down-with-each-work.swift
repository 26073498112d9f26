// Counts down each time that it is asked, and not when a turn is over.

// exercise 7.5
// instead of: if let work = queue.removeFirst() { return work }
// instead of: return nil
return queue.removeFirst()
// end 7.5
