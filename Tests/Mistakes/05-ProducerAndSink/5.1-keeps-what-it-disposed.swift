// The two are disposed, and kept: the retain cycle of sink and token stays.

// exercise 5.1
pair = Pair(sink: sink, subscription: subscription)
let before = facts.bitwiseOr(Fact.wasSet, ordering: .acquiringAndReleasing).oldValue
if before & Fact.wasDisposed != 0 {
  sink.dispose()
  subscription.dispose()
}
// end 5.1

// exercise 5.1
let before = facts.bitwiseOr(Fact.wasDisposed, ordering: .acquiringAndReleasing).oldValue
if before == Fact.wasSet {
  pair?.sink.dispose()
  pair?.subscription.dispose()
}
// end 5.1
