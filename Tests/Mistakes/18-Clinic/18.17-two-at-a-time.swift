// The desk works on two corrections at a time: with three stations, one of them waits for another.

// exercise 18.17
// instead of: let round = measurements.flatMap { measurement in desk.correct(measurement) }
let round = measurements.map { measurement in desk.correct(measurement) }
  .merge(maxConcurrent: 2)
// end 18.17
