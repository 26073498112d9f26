// The first tick of the timer waits for a period.

// exercise 11.6
// instead of: let timer = QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in
// instead of: work.run()
// instead of: }
let timer = QueueTimer(on: queue, after: period, period: period, leeway: leeway) { _ in
  work.run()
}
// end 11.6
