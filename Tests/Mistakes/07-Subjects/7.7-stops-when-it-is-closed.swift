// A slot that is closed leaves the rest in its queue, and the queue holds the slot: both stay for ever.

// exercise 7.7
// instead of: while let work = next() { work() }
while !isClosed, let work = next() { work() }
// end 7.7
