// The first tick of the timer waits for a period.

// exercise 11.6
// instead of: let timer = QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in
let timer = QueueTimer(on: queue, after: period, period: period, leeway: leeway) { _ in
// end 11.6
