// Believes that the source completes, and that its end comes down through all sinks.

// exercise 5.12
// instead of: [
// instead of: "ObservableSequenceSink sends next(1)",
// instead of: "MapSink sends next(2)",
// instead of: "ObservableSequenceSink sends next(2)",
// instead of: "MapSink sends next(4)",
// instead of: "FilterSink sends next(4)",
// instead of: "TakeCountSink sends next(4)",
// instead of: "ObservableSequenceSink sends next(3)",
// instead of: "MapSink sends next(6)",
// instead of: "FilterSink sends next(6)",
// instead of: "TakeCountSink sends next(6)",
// instead of: "TakeCountSink sends completed",
// instead of: ]
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
  "ObservableSequenceSink sends completed",
  "MapSink sends completed",
  "FilterSink sends completed",
  "TakeCountSink sends completed",
]
// end 5.12
