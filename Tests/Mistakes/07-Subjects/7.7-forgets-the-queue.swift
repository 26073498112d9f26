// What comes in the replay phase stays in the queue.

// exercise 7.7
// instead of: while let work = next() { work() }
_ = next()
// end 7.7
