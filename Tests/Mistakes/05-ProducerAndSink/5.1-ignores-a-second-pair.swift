// A second pair is neither kept nor disposed, and nobody is told.

// exercise 5.1
// instead of: precondition(!facts.value().contains(.wasSet), Self.rule)
guard !facts.value().contains(.wasSet) else { return }
// end 5.1
