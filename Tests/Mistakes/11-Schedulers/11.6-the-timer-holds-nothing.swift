// The timer holds the work weakly: if nobody keeps the token, no tick comes.

// exercise 11.6
// instead of: let timer = QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in
// instead of: work.run()
// instead of: }
let tick: @Sendable (QueueTimer) -> Void = { [weak work] _ in work?.run() }
let timer = QueueTimer(
  on: queue,
  after: startAfter,
  period: period,
  leeway: leeway,
  handler: tick
)
// end 11.6
