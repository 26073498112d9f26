// Leaves main after the chart was drawn.

// exercise 18.11
// instead of: .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
// instead of: .map { reading in reading.degrees.map(draw) ?? Self.noArchive }
.map { reading in reading.degrees.map(draw) ?? Self.noArchive }
  .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
// end 18.11
