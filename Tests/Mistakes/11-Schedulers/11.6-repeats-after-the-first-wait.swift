// The timer of a queue repeats after the time that it waited for its first tick.

// exercise 11.6
// instead of: let timer = QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in
// instead of: work.run()
// instead of: }
let timer = QueueTimer(on: queue, after: startAfter, period: startAfter, leeway: leeway) { _ in
  work.run()
}
// end 11.6
