// Asks for the next tick when the action is over, so a slow action makes the next tick late.

// exercise 11.6
let work = RepeatedWork(state, action: action)
let timer = QueueTimer(on: queue, after: startAfter, period: period, leeway: leeway) { _ in
  work.run()
}
return Disposables.create(timer, work)
// end 11.6

// exercise 11.6
state = action(state)
turns.request(.tick, after: period, on: scheduler)
// end 11.6

// exercise 11.6
guard let action = work.withLock({ $0.action }) else { return }
state = action(state)
// end 11.6
