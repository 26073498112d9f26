// Each turn sends two elements.

// exercise 11.8
// instead of: if generator.takeTurn() { recurse(()) }
if generator.takeTurn(), generator.takeTurn() { recurse(()) }
// end 11.8
