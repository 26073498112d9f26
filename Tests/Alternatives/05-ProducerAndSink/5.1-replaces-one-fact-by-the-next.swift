// Whoever finds no fact replaces it by its own; whoever fails at that is second.

// exercise 5.1
precondition(!facts.value().contains(.wasSet), Self.rule)
pair = Pair(sink: sink, subscription: subscription)
guard !facts.replace([], with: .wasSet) else { return }
facts.set([.wasSet, .wasDisposed])
disposeBoth()
// end 5.1

// exercise 5.1
guard !facts.replace([], with: .wasDisposed) else { return }
if facts.replace(.wasSet, with: [.wasSet, .wasDisposed]) { disposeBoth() }
// end 5.1
