// Remembers whether the action is running and how many ticks it missed; a turn that makes one up and
// finds it running counts that tick again.

// exercise 11.6
let work = RepeatedWork(state, action: action)
let timer = QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in
  work.run()
}
return Disposables.create(work, timer)
// end 11.6

// exercise 11.6
private struct Progress {
  var isRunning = false
  var missed = 0
}

private let progress = Lock(Progress())
// end 11.6

// exercise 11.6
/// Begins with the first tick, after `dueTime`; returns the token of all ticks.
func start(after dueTime: RxTimeInterval) -> Disposable {
  let turns = Turns<Bool> { isTick, turns in
    if isTick { turns.request(true, after: self.period, on: self.scheduler) }
    self.come(turns)
  }
  turns.request(true, after: dueTime, on: scheduler)
  return turns
}

private func come(_ turns: Turns<Bool>) {
  let isFree = progress.withLock { progress in
    guard progress.isRunning else {
      progress.isRunning = true
      return true
    }
    progress.missed += 1
    return false
  }
  guard isFree else { return }
  state = action(state)
  let isMore = progress.withLock { progress in
    progress.isRunning = false
    guard progress.missed > 0 else { return false }
    progress.missed -= 1
    return true
  }
  if isMore { turns.request(false, on: scheduler) }
}
// end 11.6

// exercise 11.6
private struct Work {
  let action: (State) -> State
}

private let work: Lock<Work?>
@Unguarded private var state: State

init(_ state: State, action: @escaping (State) -> State) {
  self.state = state
  work = Lock(Work(action: action))
}

/// Does the work once, unless it was called off.
func run() {
  guard let work = work.withLock({ $0 }) else { return }
  state = work.action(state)
}

/// Prevents all later runs, and frees the action.
func dispose() {
  _ = work.withLock { $0.take() }
}
// end 11.6
