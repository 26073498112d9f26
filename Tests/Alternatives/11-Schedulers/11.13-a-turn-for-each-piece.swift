// Counts turns: `resume()` schedules one for each piece, and a turn runs whatever has waited longest.

// exercise 11.13
package final class PausableScheduler: SchedulerType {
  private struct State {
    var isPaused = false
    /// Whether a piece that has waited is running.
    var isBusy = false
    /// The turns that were scheduled and have not come.
    var turns = 0
    var line: [ScheduledWork] = []

    mutating func next() -> ScheduledWork? {
      guard !isPaused, !isBusy, !line.isEmpty else { return nil }
      isBusy = true
      return line.removeFirst()
    }

    mutating func missingTurns() -> Int {
      let missing = isPaused || isBusy ? 0 : max(0, line.count - turns)
      turns += missing
      return missing
    }
  }

  private let scheduler: SchedulerType
  private let state = Lock(State())

  package init(_ scheduler: SchedulerType) {
    self.scheduler = scheduler
  }

  package var now: RxTime { scheduler.now }

  package func pause() {
    state.withLock { $0.isPaused = true }
  }

  package func resume() {
    schedule(
      turns: state.withLock { state in
        state.isPaused = false
        return state.missingTurns()
      }
    )
  }

  package func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    let work = ScheduledWork { action(state) }
    return Disposables.create(work, scheduler.schedule(()) { self.fallsDue(work) })
  }

  package func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    let work = ScheduledWork { action(state) }
    return Disposables.create(
      work,
      scheduler.scheduleRelative((), dueTime: dueTime) { self.fallsDue(work) }
    )
  }

  private func fallsDue(_ work: ScheduledWork) -> Disposable {
    let (isFree, next): (Bool, ScheduledWork?) = state.withLock { state in
      if !state.isPaused, !state.isBusy, state.line.isEmpty { return (true, nil) }
      state.line.append(work)
      // It is its turn, and that of the one that has waited longest.
      return (false, state.next())
    }
    if isFree { work.run() }
    run(next)
    return Disposables.create()
  }

  private func schedule(turns: Int) {
    for _ in 0..<turns {
      _ = scheduler.schedule(()) {
        self.run(
          self.state.withLock { state in
            state.turns -= 1
            return state.next()
          }
        )
        return Disposables.create()
      }
    }
  }

  private func run(_ work: ScheduledWork?) {
    guard let work else { return }
    work.run()
    schedule(
      turns: state.withLock { state in
        state.isBusy = false
        return state.missingTurns()
      }
    )
  }
}
// end 11.13
