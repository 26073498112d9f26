// Forgets the ticks that come while the action is running.

// exercise 11.6
let work = RepeatedWork(state, action: action)
let timer = QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in
  work.run()
}
return Disposables.create(timer, work)
// end 11.6

// exercise 11.6
turns.request(.tick, after: period, on: scheduler)
guard due.add() == 1 else { return }
state = action(state)
due.subtract(due.count())
// end 11.6

// exercise 11.6
guard let action = work.withLock({ $0.action }) else { return }
state = action(state)
// end 11.6
