// Of what waits it does one piece of work, and forgets the rest.

// exercise 7.7
// instead of: while let work = next() { work() }
if let work = next() { work() }
// end 7.7
