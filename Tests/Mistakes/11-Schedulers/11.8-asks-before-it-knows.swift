// Asks for the next turn before the generator has said whether it wants one.

// exercise 11.8
// instead of: if generator.takeTurn() { recurse(()) }
recurse(())
_ = generator.takeTurn()
// end 11.8
