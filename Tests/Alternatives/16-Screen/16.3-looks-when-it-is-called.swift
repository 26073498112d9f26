// The closure looks for the mock when it is called, and not when it is read.

// exercise 16.3
// instead of: maker.make
{ maker.make() }
// end 16.3
