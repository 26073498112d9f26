// It looks whether it was disposed, and keeps the two afterwards; a `dispose()` in between finds
// nothing, and nobody disposes them.

// exercise 5.1
precondition(!facts.value().contains(.wasSet), Self.rule)
if facts.value().contains(.wasDisposed) {
  facts.update { $0.union(.wasSet) }
  sink.dispose()
  subscription.dispose()
} else {
  pair = Pair(sink: sink, subscription: subscription)
  facts.update { $0.union(.wasSet) }
}
// end 5.1

// exercise 5.1
let before = facts.update { $0.union(.wasDisposed) }
if before == .wasSet { disposeBoth() }
// end 5.1
