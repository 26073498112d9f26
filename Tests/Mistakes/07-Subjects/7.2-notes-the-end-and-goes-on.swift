// The end is noted for those who come later, but the subject still passes on what it is told.

// exercise 7.2 in Broadcast.swift
for element in past { observer.on(.next(element)) }
if let end = now.end { observer.on(end) }
// end 7.2

// exercise 7.2 in Broadcast.swift
history.end = event
// end 7.2
