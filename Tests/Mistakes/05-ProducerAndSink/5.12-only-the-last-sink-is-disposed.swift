// Believes that the token stops the sink next to it, and the others are only freed.

// exercise 5.12
// instead of: ["FilterSink", "TakeCountSink", "MapSink", "FilterSink", "PassingSink"]
["FilterSink"]
// end 5.12
