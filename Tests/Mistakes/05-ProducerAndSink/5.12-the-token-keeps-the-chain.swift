// Believes that whoever keeps the token keeps the whole chain in memory.

// exercise 5.12
["ObservableSequence", "Map", "Filter", "TakeCount"]
// end 5.12

// exercise 5.12
["TakeCountSink", "FilterSink", "MapSink", "ObservableSequenceSink"]
// end 5.12

// exercise 5.12
[
  "ObservableSequenceSink sends next(1)",
  "MapSink sends next(2)",
  "ObservableSequenceSink sends next(2)",
  "MapSink sends next(4)",
  "FilterSink sends next(4)",
  "TakeCountSink sends next(4)",
  "ObservableSequenceSink sends next(3)",
  "MapSink sends next(6)",
  "FilterSink sends next(6)",
  "TakeCountSink sends next(6)",
  "TakeCountSink sends completed",
]
// end 5.12

// exercise 5.12
8
// end 5.12
