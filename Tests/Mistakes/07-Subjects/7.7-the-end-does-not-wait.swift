// Elements wait in the replay phase, and an end overtakes them.

// exercise 7.7 in Slot.swift
serializer = Lock(.entered(answersNest: answersNest))
// end 7.7

// exercise 7.7 in Slot.swift
for element in past { pass(element) }
while let work = next() { work() }
// end 7.7

// exercise 7.7 in Slot.swift
if isReplaying { serialize(element) } else { pass(element) }
// end 7.7

// exercise 7.7 in Slot.swift
pass(end)
// end 7.7
