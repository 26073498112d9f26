// Looks whether it was set, and sets it with the next line: two threads can both find that it was not.

// exercise 3.6
// instead of: precondition(!before.contains(.wasSet), Self.rule)
// end 3.6
