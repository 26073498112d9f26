// It looks whether it has a pair, and not whether it was given one: once the first is disposed, a second
// gets in.

// exercise 5.1
// instead of: precondition(!facts.value().contains(.wasSet), Self.rule)
precondition(pair == nil, Self.rule)

// instead of: precondition(!before.contains(.wasSet), Self.rule)
// end 5.1
