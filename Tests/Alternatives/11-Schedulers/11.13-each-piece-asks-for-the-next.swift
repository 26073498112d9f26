// One enum for the whole state, with pieces of its own; each schedules the turn of the next.

// exercise 11.13
package final class PausableScheduler: SchedulerType {
  private final class Piece: Disposable {
    private struct Work {
      var action: (() -> Disposable)?
    }

    private let work: Lock<Work>
    private let result = SingleAssignmentDisposable()

    init(_ action: @escaping () -> Disposable) {
      work = Lock(Work(action: action))
    }

    func run() {
      if let action = work.withLock({ $0.action.take() }) { result.setDisposable(action()) }
    }

    func dispose() {
      _ = work.withLock { $0.action.take() }
      result.dispose()
    }
  }

  private enum State {
    case running
    case paused([Piece])
    case catchingUp([Piece])
    case pausedWhileCatchingUp([Piece])
  }

  private let scheduler: SchedulerType
  private let state = Lock(State.running)

  package init(_ scheduler: SchedulerType) {
    self.scheduler = scheduler
  }

  package var now: RxTime { scheduler.now }

  package func pause() {
    state.withLock { state in
      switch state {
      case .running: state = .paused([])
      case .catchingUp(let pieces): state = .pausedWhileCatchingUp(pieces)
      case .paused, .pausedWhileCatchingUp: break
      }
    }
  }

  package func resume() {
    let isFirst = state.withLock { state in
      switch state {
      case .running, .catchingUp: return false
      case .paused(let pieces):
        state = pieces.isEmpty ? .running : .catchingUp(pieces)
        return !pieces.isEmpty
      case .pausedWhileCatchingUp(let pieces):
        state = .catchingUp(pieces)
        return false
      }
    }
    if isFirst { scheduleTurn() }
  }

  package func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    let piece = Piece { action(state) }
    return Disposables.create(piece, scheduler.schedule(piece) { self.admit($0) })
  }

  package func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    let piece = Piece { action(state) }
    return Disposables.create(
      piece,
      scheduler.scheduleRelative(piece, dueTime: dueTime) { self.admit($0) }
    )
  }

  private func admit(_ piece: Piece) -> Disposable {
    let runsNow = state.withLock { state in
      switch state {
      case .running: return true
      case .paused(let pieces): state = .paused(pieces + [piece])
      case .catchingUp(let pieces): state = .catchingUp(pieces + [piece])
      case .pausedWhileCatchingUp(let pieces): state = .pausedWhileCatchingUp(pieces + [piece])
      }
      return false
    }
    if runsNow { piece.run() }
    return Disposables.create()
  }

  private func scheduleTurn() {
    _ = scheduler.schedule(()) {
      self.takeTurn()
      return Disposables.create()
    }
  }

  private func takeTurn() {
    let next: Piece? = state.withLock { state in
      switch state {
      case .running, .paused: return nil
      case .pausedWhileCatchingUp(let pieces):
        state = .paused(pieces)
        return nil
      case .catchingUp(let pieces):
        state = .catchingUp(Array(pieces.dropFirst()))
        return pieces.first
      }
    }
    guard let next else { return }
    next.run()
    let isMore = state.withLock { state in
      switch state {
      case .catchingUp(let pieces) where pieces.isEmpty:
        state = .running
        return false
      case .pausedWhileCatchingUp(let pieces):
        state = .paused(pieces)
        return false
      case .running, .paused: return false
      case .catchingUp: return true
      }
    }
    if isMore { scheduleTurn() }
  }
}
// end 11.13
