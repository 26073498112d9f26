// What is set after `dispose()` is kept, and nobody ever disposes it.

// exercise 5.1
pair = Pair(sink: sink, subscription: subscription)
_ = facts.update { $0.union(.wasSet) }
// end 5.1
