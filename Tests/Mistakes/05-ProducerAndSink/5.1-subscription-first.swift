// The source is stopped first, while the sink still lets events through.

// exercise 5.1
machine = Machine(sink: sink, subscription: subscription)
let before = facts.bitwiseOr(Fact.wasSet, ordering: .acquiringAndReleasing).oldValue
if before & Fact.wasDisposed != 0 { disposeBoth() }
// end 5.1

// exercise 5.1
let before = facts.bitwiseOr(Fact.wasDisposed, ordering: .acquiringAndReleasing).oldValue
if before == Fact.wasSet, let machine = machine.take() {
  machine.subscription.dispose()
  machine.sink.dispose()
}
// end 5.1
