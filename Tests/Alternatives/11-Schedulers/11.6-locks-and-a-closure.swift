// Counts what is owed in a lock, and keeps the state of a timer in one with its action.

// exercise 11.6
let work = RepeatedWork(state, action: action)
let timer = QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in
  work.run()
}
return Disposables.create(timer, work)
// end 11.6

// exercise 11.6
private let owed = Lock(0)
// end 11.6

// exercise 11.6
/// Begins with the first tick, after `dueTime`; returns the token of all ticks.
func start(after dueTime: RxTimeInterval) -> Disposable {
  let turns = Turns<Bool> { isTick, turns in
    if isTick {
      turns.request(true, after: self.period, on: self.scheduler)
      let isFree = self.owed.withLock { owed in
        owed += 1
        return owed == 1
      }
      guard isFree else { return }
    }
    self.state = self.action(self.state)
    let isMore = self.owed.withLock { owed in
      owed -= 1
      return owed > 0
    }
    if isMore { turns.request(false, on: self.scheduler) }
  }
  turns.request(true, after: dueTime, on: scheduler)
  return turns
}
// end 11.6

// exercise 11.6
private struct Contents {
  var state: State
  var action: ((State) -> State)?
}

private let contents: Lock<Contents>

init(_ state: State, action: @escaping (State) -> State) {
  contents = Lock(Contents(state: state, action: action))
}

/// Does the work once, unless it was called off.
func run() {
  let (state, action) = contents.withLock { ($0.state, $0.action) }
  guard let next = action?(state) else { return }
  contents.withLock { $0.state = next }
}

/// Prevents all later runs, and frees the action.
func dispose() {
  _ = contents.withLock { $0.action.take() }
}
// end 11.6
