// What comes in the replay phase is lost.

// exercise 7.7 in Slot.swift
serializer = Lock(.entered(answersNest: answersNest))
// end 7.7

// exercise 7.7 in Slot.swift
for element in past { pass(element) }
while let work = next() { work() }
// end 7.7

// exercise 7.7 in Slot.swift
if !isReplaying { pass(element) }
// end 7.7

// exercise 7.7 in Slot.swift
if isReplaying { serialize { self.pass(end) } } else { pass(end) }
// end 7.7
