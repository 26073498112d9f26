// The slot goes live first, and the past is told when new events can come in the middle of it.

// exercise 7.7
// instead of: for element in past { pass(element) }
// instead of: while let work = next() { work() }
while let work = next() { work() }
for element in past { pass(element) }
// end 7.7
