// Makes one scheduler for everything that is built.

// exercise 16.3
maker.make
// end 16.3
// exercise 16.3
let scheduler = makeScheduler()
try $maker.withValue(Maker { scheduler }, operation: action)
// end 16.3
