// Looks whether the action is running, and counts the tick afterwards: two threads may both run it.

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
  let isFree = due.count() == 0
  due.add()
  guard isFree else { return }
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
