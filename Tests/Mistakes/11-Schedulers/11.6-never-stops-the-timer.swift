// The token prevents the action, but the timer never ends, and keeps the queue.

// exercise 11.6
let work = RepeatedWork(state, action: action)
_ = QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in
  work.run()
}
return work
// end 11.6

// exercise 11.6
if case .tick = turn {
  turns.request(.tick, after: period, on: scheduler)
  guard due.add() == 1 else { return }
}
state = action(state)
if due.subtract() > 0 {
  turns.request(.makeUp, on: scheduler)
}
// end 11.6

// exercise 11.6
guard let action = work.withLock({ $0.action }) else { return }
state = action(state)
// end 11.6
