// The two are disposed, and kept: the retain cycle of sink and token stays.

// exercise 5.1
pair = Pair(sink: sink, subscription: subscription)
let before = facts.update { $0.union(.wasSet) }
if before.contains(.wasDisposed) {
  sink.dispose()
  subscription.dispose()
}
// end 5.1

// exercise 5.1
let before = facts.update { $0.union(.wasDisposed) }
if before == .wasSet {
  pair?.sink.dispose()
  pair?.subscription.dispose()
}
// end 5.1
