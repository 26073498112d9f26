// A second disposable is ignored: nobody disposes it, and nobody hears of it.

// exercise 3.6
// instead of: precondition(!facts.value().contains(.wasSet), Self.rule)
guard !facts.value().contains(.wasSet) else { return }
// end 3.6
