// The slot goes live first, and the past is told when new events can come in the middle of it.

// exercise 7.7 in Slot.swift
serializer = Lock(.entered(answersNest: answersNest))
// end 7.7

// exercise 7.7 in Slot.swift
while let work = next() { work() }
for element in past { pass(element) }
// end 7.7

// exercise 7.7 in Slot.swift
if isReplaying { serialize(element) } else { pass(element) }
// end 7.7

// exercise 7.7 in Slot.swift
if isReplaying { serialize { self.pass(end) } } else { pass(end) }
// end 7.7
