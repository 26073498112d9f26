// The slot is in the bag before its thread has entered: a fast delivery comes before the past.

// exercise 7.7 in Slot.swift
serializer = Lock(Serializer(answersNest: answersNest))
// end 7.7

// exercise 7.7 in Slot.swift
_ = serializer.withLock { $0.enter(queueing: {}) }
for element in past { pass(element) }
while let work = next() { work() }
// end 7.7

// exercise 7.7 in Slot.swift
if isReplaying { serialize(element) } else { pass(element) }
// end 7.7

// exercise 7.7 in Slot.swift
if isReplaying { serialize { self.pass(end) } } else { pass(end) }
// end 7.7
