// Believes that sinks are built in the order in which the chain is written.

// exercise 5.12
// instead of: ["TakeCountSink", "FilterSink", "MapSink", "ObservableSequenceSink"]
["ObservableSequenceSink", "MapSink", "FilterSink", "TakeCountSink"]
// end 5.12
