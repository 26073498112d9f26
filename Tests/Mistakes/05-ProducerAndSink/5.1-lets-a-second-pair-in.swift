// Nobody looks whether the two are set already: a second pair takes the place of the first, which is
// never disposed.

// exercise 5.1
// instead of: precondition(!facts.value().contains(.wasSet), Self.rule)

// instead of: precondition(!before.contains(.wasSet), Self.rule)
// end 5.1
