// One turn of the scheduler below runs all that has waited.

// exercise 11.13
// instead of: if self.runOne() { recurse(()) }
while self.runOne() {}
// end 11.13
