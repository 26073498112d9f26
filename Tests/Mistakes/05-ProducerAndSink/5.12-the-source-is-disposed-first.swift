// Believes that the source is stopped first, and the rest of the chain after it.

// exercise 5.12
// instead of: ["FilterSink", "TakeCountSink", "MapSink", "FilterSink", "PassingSink"]
["PassingSink", "FilterSink", "MapSink", "TakeCountSink", "FilterSink"]
// end 5.12
