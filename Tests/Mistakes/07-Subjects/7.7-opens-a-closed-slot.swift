// Sets the phase to live without looking, so a slot that was closed during the replay is opened again.

// exercise 7.7
// instead of: while let work = next() { work() }
while let work = serializer.withLock({ $0.next() }) { work() }
phase.set(.live)
// end 7.7
