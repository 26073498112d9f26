// A thermometer that fails looks like one that has measured nothing.

// exercise 15.3
// instead of: thermometer.first()
thermometer.first().catchAndReturn(nil)
// end 15.3
