// One enum says what the line is doing, and an array is the line.

// exercise 11.13
package final class PausableScheduler: SchedulerType {
  private enum Mode { case running, catchingUp, halting, paused }

  private struct Gate {
    var mode = Mode.running
    var line: [ScheduledWork] = []
  }

  private let scheduler: SchedulerType
  private let gate = Lock(Gate())

  package init(_ scheduler: SchedulerType) {
    self.scheduler = scheduler
  }

  package var now: RxTime { scheduler.now }

  package func pause() {
    gate.withLock { gate in
      switch gate.mode {
      case .running: gate.mode = .paused
      case .catchingUp: gate.mode = .halting
      case .halting, .paused: break
      }
    }
  }

  package func resume() {
    let begins = gate.withLock { gate -> Bool in
      switch gate.mode {
      case .running, .catchingUp: return false
      case .halting:
        gate.mode = .catchingUp
        return false
      case .paused:
        gate.mode = gate.line.isEmpty ? .running : .catchingUp
        return !gate.line.isEmpty
      }
    }
    if begins { catchUp() }
  }

  package func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    gated(state, action) { turn in scheduler.schedule((), action: turn) }
  }

  package func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    gated(state, action) { turn in
      scheduler.scheduleRelative((), dueTime: dueTime, action: turn)
    }
  }

  private func gated<State>(
    _ state: State,
    _ action: @escaping (State) -> Disposable,
    below: (@escaping (()) -> Disposable) -> Disposable
  ) -> Disposable {
    let work = ScheduledWork { action(state) }
    let turn = below { _ in
      self.arrive(work)
      return Disposables.create()
    }
    return Disposables.create(turn, work)
  }

  private func arrive(_ work: ScheduledWork) {
    let isOpen = gate.withLock { gate in
      if gate.mode == .running { return true }
      gate.line.append(work)
      return false
    }
    if isOpen { work.run() }
  }

  private func catchUp() {
    _ = scheduler.schedule(()) { _ in
      self.step()
      return Disposables.create()
    }
  }

  private func step() {
    let first = gate.withLock { gate -> ScheduledWork? in
      guard gate.mode == .catchingUp else { return nil }
      return gate.line.isEmpty ? nil : gate.line.removeFirst()
    }
    first?.run()
    let goesOn = gate.withLock { gate -> Bool in
      if gate.mode == .halting {
        gate.mode = .paused
        return false
      }
      if gate.line.isEmpty { gate.mode = .running }
      return gate.mode == .catchingUp
    }
    if goesOn { catchUp() }
  }
}
// end 11.13
