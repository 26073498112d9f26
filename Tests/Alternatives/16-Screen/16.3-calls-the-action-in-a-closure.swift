// Calls the action in a closure of its own.

// exercise 16.3
maker.make
// end 16.3
// exercise 16.3
try $maker.withValue(Maker(make: makeScheduler)) { try action() }
// end 16.3
