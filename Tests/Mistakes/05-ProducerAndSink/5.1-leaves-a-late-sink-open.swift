// Of what comes after `dispose()` only the subscription is disposed, and the sink stays open.

// exercise 5.1
precondition(!facts.value().contains(.wasSet), Self.rule)
let before = facts.update { $0.union(.wasSet) }
if before.contains(.wasDisposed) {
  subscription.dispose()
} else {
  pair = Pair(sink: sink, subscription: subscription)
}
// end 5.1

// exercise 5.1
let before = facts.update { $0.union(.wasDisposed) }
if before == .wasSet { disposeBoth() }
// end 5.1
