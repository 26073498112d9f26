// The past is told like new elements, and goes behind what came before the replay began.

// exercise 7.7 in Slot.swift
serializer = Lock(.entered(answersNest: answersNest))
// end 7.7

// exercise 7.7 in Slot.swift
for element in past { tell(element) }
while let work = next() { work() }
// end 7.7

// exercise 7.7 in Slot.swift
if isReplaying { serialize(element) } else { pass(element) }
// end 7.7

// exercise 7.7 in Slot.swift
if isReplaying { serialize { self.pass(end) } } else { pass(end) }
// end 7.7
