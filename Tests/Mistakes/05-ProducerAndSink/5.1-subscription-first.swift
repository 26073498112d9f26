// The source is stopped first, while the sink still lets events through.

// exercise 5.1
pair = Pair(sink: sink, subscription: subscription)
let before = facts.bitwiseOr(Fact.wasSet, ordering: .acquiringAndReleasing).oldValue
if before & Fact.wasDisposed != 0 { disposeBoth() }
// end 5.1

// exercise 5.1
let before = facts.bitwiseOr(Fact.wasDisposed, ordering: .acquiringAndReleasing).oldValue
if before == Fact.wasSet, let pair = pair.take() {
  pair.subscription.dispose()
  pair.sink.dispose()
}
// end 5.1
