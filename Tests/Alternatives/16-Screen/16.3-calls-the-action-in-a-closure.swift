// Calls the action in a closure of its own.

// exercise 16.3
// instead of: try $maker.withValue(Maker(make: makeScheduler), operation: action)
try $maker.withValue(Maker(make: makeScheduler)) { try action() }
// end 16.3
