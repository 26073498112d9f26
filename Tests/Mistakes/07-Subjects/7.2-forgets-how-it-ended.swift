// The subject is deaf after its end, and has forgotten which end it was.

// exercise 7.2 in Broadcast.swift
for element in past { observer.on(.next(element)) }
if let end = now.end { observer.on(end) }
// end 7.2

// exercise 7.2 in Broadcast.swift
state.life = .ended
// end 7.2
