// No answers nest: what the new observer sends waits until the past is told.

// exercise 7.7 in Slot.swift
serializer = Lock(.entered(answersNest: false))
// end 7.7

// exercise 7.7 in Slot.swift
for element in past { pass(element) }
while let work = next() { work() }
// end 7.7

// exercise 7.7 in Slot.swift
if isReplaying { serialize(element) } else { pass(element) }
// end 7.7

// exercise 7.7 in Slot.swift
if isReplaying { serialize { self.pass(end) } } else { pass(end) }
// end 7.7
