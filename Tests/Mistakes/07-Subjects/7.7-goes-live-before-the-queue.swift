// The slot goes live when the past is told, and what is still in its queue is overtaken.

// exercise 7.7
// instead of: for element in past { pass(element) }
for element in past { pass(element) }
phase.replace(.replaying, with: .live)
// end 7.7
