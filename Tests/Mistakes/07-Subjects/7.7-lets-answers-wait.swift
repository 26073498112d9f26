// Nobody has the privilege: what the newcomer sends in its turn waits until it has returned.

// exercise 7.7 in ObserverPlace.swift
if isBeingWelcomed, mustWait(element) { return }
pass(element)
// end 7.7

// exercise 7.7 in ObserverPlace.swift
for element in past { pass(element) }
while let work = nextInLine() { work() }
// end 7.7
