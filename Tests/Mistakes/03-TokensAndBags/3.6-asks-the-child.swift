// Asks whether there is a child, and so lets a second one in once the first was disposed.

// exercise 3.6
// instead of: precondition(!facts.value().contains(.wasSet), Self.rule)
precondition(child == nil, Self.rule)
// instead of: precondition(!before.contains(.wasSet), Self.rule)
// end 3.6
