// A virtual span becomes seconds on its way: where later moments last longer, it is another one.

// exercise 12.2
// instead of: let time = converter.offsetVirtualTime(clock, offset: dueTime)
let span = converter.convertFromVirtualTimeInterval(dueTime)
let time = converter.convertToVirtualTime(now.addingTimeInterval(span))
// end 12.2
