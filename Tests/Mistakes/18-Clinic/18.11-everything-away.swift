// Leaves main above the summary, which is then shown off main, too.

// exercise 18.11
// instead of: .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
// instead of: .map { reading in reading.degrees.map(draw) ?? Self.noArchive }
.map { reading in reading.degrees.map(draw) ?? Self.noArchive }

  // instead of: .catchAndReturn(.nothing)
  .catchAndReturn(.nothing)
  .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
// end 18.11
