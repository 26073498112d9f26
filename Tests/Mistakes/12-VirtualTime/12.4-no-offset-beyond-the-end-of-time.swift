// No offset leads beyond `Date.distantFuture`: on a clock that has come there (work after
// `.never`), later moments are all the same.

// exercise 12.4
// instead of: time.addingTimeInterval(offset)
min(time.addingTimeInterval(offset), .distantFuture)
// end 12.4
