// Loses what the action throws: a test that failed is green.

// exercise 16.3
maker.make
// end 16.3
// exercise 16.3
$maker.withValue(Maker(make: makeScheduler)) { try? action() }
// end 16.3
