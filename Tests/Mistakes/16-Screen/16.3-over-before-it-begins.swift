// Sets the value around nothing: the mock is over when the action begins.

// exercise 16.3
maker.make
// end 16.3
// exercise 16.3
$maker.withValue(Maker(make: makeScheduler)) {}
try action()
// end 16.3
