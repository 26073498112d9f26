// Counts down, and looks at the count afterwards: a tick that came in between runs the action, and is
// made up as well.

// exercise 11.6
let work = RepeatedWork(state, action: action)
let timer = QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in
  work.run()
}
return Disposables.create(timer, work)
// end 11.6

// exercise 11.6
if case .tick = turn {
  turns.request(.tick, after: period, on: scheduler)
  guard due.add() == 1 else { return }
}
state = action(state)
due.subtract()
if due.count() > 0 {
  turns.request(.makeUp, on: scheduler)
}
// end 11.6

// exercise 11.6
guard let action = work.withLock({ $0.action }) else { return }
state = action(state)
// end 11.6
