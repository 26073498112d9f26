// Everybody has the privilege, so that answers come in the middle of the past.

// exercise 7.7 in ObserverPlace.swift
if isBeingWelcomed, mustWait(element) { return }
pass(element)
// end 7.7

// exercise 7.7 in ObserverPlace.swift
grantPrivilege()
for element in past { pass(element) }
while let work = nextInLine() { work() }
// end 7.7
