// The program stops, and nobody learns which rule was broken.

// exercise 3.6
// instead of: precondition(!facts.value().contains(.wasSet), Self.rule)
precondition(!facts.value().contains(.wasSet))
// instead of: precondition(!before.contains(.wasSet), Self.rule)
precondition(!before.contains(.wasSet))
// end 3.6
