// Believes that each operator works through all elements before the next one begins, as with arrays.

// exercise 5.12
["ObservableSequence", "Map", "Filter", "TakeCount"]
// end 5.12

// exercise 5.12
["TakeCountSink", "FilterSink", "MapSink", "ObservableSequenceSink"]
// end 5.12

// exercise 5.12
[
  "ObservableSequenceSink sends next(1)",
  "ObservableSequenceSink sends next(2)",
  "ObservableSequenceSink sends next(3)",
  "ObservableSequenceSink sends next(4)",
  "MapSink sends next(2)",
  "MapSink sends next(4)",
  "MapSink sends next(6)",
  "MapSink sends next(8)",
  "FilterSink sends next(4)",
  "FilterSink sends next(6)",
  "FilterSink sends next(8)",
  "TakeCountSink sends next(4)",
  "TakeCountSink sends next(6)",
  "TakeCountSink sends completed",
]
// end 5.12

// exercise 5.12
1
// end 5.12

// exercise 5.12
["FilterSink", "TakeCountSink", "MapSink", "FilterSink", "PassingSink"]
// end 5.12
