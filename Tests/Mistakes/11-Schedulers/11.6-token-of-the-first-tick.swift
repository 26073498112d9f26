// Each tick schedules the next by itself, and the token is that of the first.

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
  scheduler.scheduleRelative((), dueTime: dueTime) { _ in
    _ = self.start(after: self.period)
    self.run()
    return Disposables.create()
  }
}

private func run() {
  let isFree = owed.withLock { owed in
    owed += 1
    return owed == 1
  }
  guard isFree else { return }
  state = action(state)
  let isMore = owed.withLock { owed in
    owed -= 1
    return owed > 0
  }
  guard isMore else { return }
  owed.withLock { $0 -= 1 }
  _ = scheduler.schedule(()) { _ in
    self.run()
    return Disposables.create()
  }
}
// end 11.6
