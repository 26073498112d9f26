// What has waited during the welcome is left in the line.

// exercise 7.7 in ObserverPlace.swift
if isBeingWelcomed, mustWait(element) { return }
pass(element)
// end 7.7

// exercise 7.7 in ObserverPlace.swift
if answersNest, !past.isEmpty { grantPrivilege() }
for element in past { pass(element) }
_ = nextInLine()
// end 7.7
