// Nobody has the privilege: what the newcomer sends in its turn waits until it has returned.

// exercise 7.7 in ObserverPlace.swift
if isBeingWelcomed, mustWait(event, isEnd: isEnd) { return }
pass(event, isEnd: isEnd)
// end 7.7

// exercise 7.7 in ObserverPlace.swift
for element in past { pass(.next(element), isEnd: false) }
while let work = nextInLine() { work() }
// end 7.7
