// Believes that sinks are built in the order in which the chain is written.

// exercise 5.12
["ObservableSequence", "Map", "Filter", "TakeCount"]
// end 5.12

// exercise 5.12
["ObservableSequenceSink", "MapSink", "FilterSink", "TakeCountSink"]
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
1
// end 5.12
