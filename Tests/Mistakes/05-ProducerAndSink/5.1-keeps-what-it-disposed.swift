// The two are disposed, and kept: the sink holds the token, and the token the sink.

// exercise 5.1
machine = Machine(sink: sink, subscription: subscription)
let before = facts.bitwiseOr(Fact.wasSet, ordering: .acquiringAndReleasing).oldValue
if before & Fact.wasDisposed != 0 {
  sink.dispose()
  subscription.dispose()
}
// end 5.1

// exercise 5.1
let before = facts.bitwiseOr(Fact.wasDisposed, ordering: .acquiringAndReleasing).oldValue
if before == Fact.wasSet {
  machine?.sink.dispose()
  machine?.subscription.dispose()
}
// end 5.1
