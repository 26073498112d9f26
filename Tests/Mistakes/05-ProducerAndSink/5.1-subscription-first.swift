// The source is stopped first, while the sink still lets events through.

// exercise 5.1
pair = Pair(sink: sink, subscription: subscription)
let before = facts.update { $0.union(.wasSet) }
if before.contains(.wasDisposed) { disposeBoth() }
// end 5.1

// exercise 5.1
let before = facts.update { $0.union(.wasDisposed) }
if before == .wasSet, let pair = pair.take() {
  pair.subscription.dispose()
  pair.sink.dispose()
}
// end 5.1
