// The past is told like new elements, and waits behind what came before the welcome began.

// exercise 7.7 in ObserverPlace.swift
if isBeingWelcomed, mustWait(element) { return }
pass(element)
// end 7.7

// exercise 7.7 in ObserverPlace.swift
if answersNest, !past.isEmpty { grantPrivilege() }
for element in past { tell(element) }
while let work = nextInLine() { work() }
// end 7.7
