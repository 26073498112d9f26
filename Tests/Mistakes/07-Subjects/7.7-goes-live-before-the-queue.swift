// The slot goes live when the past is told, and what is still in its queue is overtaken.

// exercise 7.7 in Slot.swift
serializer = Lock(.entered(answersNest: answersNest))
// end 7.7

// exercise 7.7 in Slot.swift
for element in past { pass(element) }
phase.replace(.replaying, with: .live)
while let work = next() { work() }
// end 7.7

// exercise 7.7 in Slot.swift
if isReplaying { serialize(element) } else { pass(element) }
// end 7.7

// exercise 7.7 in Slot.swift
if isReplaying { serialize { self.pass(end) } } else { pass(end) }
// end 7.7
