// When the ticks of a timer are disposed it raises a flag, and keeps the action.

// exercise 11.6
let work = RepeatedWork(state, action: action)
let timer = QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in
  work.run()
}
return Disposables.create(timer, work)
// end 11.6

// exercise 11.6
private enum Turn {
  case tick
  case makeUp
}

private let due = Counter()
// end 11.6

// exercise 11.6
/// Begins with the first tick, after `dueTime`; returns the token of all ticks.
func start(after dueTime: RxTimeInterval) -> Disposable {
  let turns = Turns<Turn> { turn, turns in self.take(turn, turns) }
  turns.request(.tick, after: dueTime, on: scheduler)
  return turns
}

private func take(_ turn: Turn, _ turns: Turns<Turn>) {
  if case .tick = turn {
    turns.request(.tick, after: period, on: scheduler)
    guard due.add() == 1 else { return }
  }
  state = action(state)
  if due.subtract() > 0 {
    turns.request(.makeUp, on: scheduler)
  }
}
// end 11.6

// exercise 11.6
private let isOver = Flag()
@Unguarded private var state: State
private let action: (State) -> State

init(_ state: State, action: @escaping (State) -> State) {
  self.state = state
  self.action = action
}

/// Does the work once, unless it was called off.
func run() {
  guard !isOver.isRaised() else { return }
  state = action(state)
}

/// Prevents all later runs, and frees the action.
func dispose() {
  isOver.raise()
}
// end 11.6
