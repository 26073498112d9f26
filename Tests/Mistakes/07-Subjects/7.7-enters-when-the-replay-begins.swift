// The slot is in the bag before its thread has entered: a fast delivery comes before the past.

// exercise 7.7
// instead of: serializer = Lock(.entered(answersNest: answersNest))
serializer = Lock(Serializer(answersNest: answersNest))
// instead of: final func replay(_ past: [Element]) {
// instead of: for element in past { pass(element) }
// instead of: while let work = next() { work() }
// instead of: }
final func replay(_ past: [Element]) {
  _ = serializer.withLock { $0.enter(queueing: {}) }
  for element in past { pass(element) }
  while let work = next() { work() }
}
// end 7.7
