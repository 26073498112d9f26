// The place is opened first, and the past is told when new events can come between.

// exercise 7.7 in ObserverPlace.swift
if isBeingWelcomed, mustWait(element) { return }
pass(element)
// end 7.7

// exercise 7.7 in ObserverPlace.swift
while let work = nextInLine() { work() }
for element in past { pass(element) }
// end 7.7
