// The timer goes on after it has fired, unless somebody disposes the token.

// exercise 11.4
// instead of: let timer = QueueTimer(on: queue, after: dueTime, leeway: leeway) { timer in
// instead of: timer.dispose()
// instead of: work.run()
// instead of: }
let timer = QueueTimer(on: queue, after: dueTime, leeway: leeway) { _ in work.run() }
// end 11.4
