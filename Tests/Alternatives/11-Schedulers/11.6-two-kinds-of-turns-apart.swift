// Ticks and missed ticks have turns of their own, with one token for both; what a timer runs is an
// object that leaves a lock.

// exercise 11.6
let work = RepeatedWork(state, action: action)
let slot = SingleAssignmentDisposable()
slot.setDisposable(
  QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in work.run() }
)
return Disposables.create(work, slot)
// end 11.6

// exercise 11.6
/// How many ticks have come whose action has not returned yet.
private let owed = Lock(0)
// end 11.6

// exercise 11.6
/// Begins with the first tick, after `dueTime`; returns the token of all ticks.
func start(after dueTime: RxTimeInterval) -> Disposable {
  let makeUps = Turns<Void> { _, makeUps in self.runOnce(makeUps) }
  let ticks = Turns<Void> { _, ticks in
    ticks.request((), after: self.period, on: self.scheduler)
    let isFirst = self.owed.withLock { owed in
      owed += 1
      return owed == 1
    }
    if isFirst { self.runOnce(makeUps) }
  }
  ticks.request((), after: dueTime, on: scheduler)
  return Disposables.create(ticks, makeUps)
}

private func runOnce(_ makeUps: Turns<Void>) {
  state = action(state)
  let isMoreOwed = owed.withLock { owed in
    owed -= 1
    return owed > 0
  }
  if isMoreOwed { makeUps.request((), on: scheduler) }
}
// end 11.6

// exercise 11.6
private final class Job {
  private var state: State
  private let action: (State) -> State

  init(_ state: State, _ action: @escaping (State) -> State) {
    self.state = state
    self.action = action
  }

  func run() {
    state = action(state)
  }
}

private let job: Lock<Job?>

init(_ state: State, action: @escaping (State) -> State) {
  job = Lock(Job(state, action))
}

/// Does the work once, unless it was called off.
func run() {
  let job = job.withLock { $0 }
  job?.run()
}

/// Prevents all later runs, and frees the action.
func dispose() {
  let leaving = job.withLock { $0.take() }
  _ = leaving
}
// end 11.6
