// Four modes say what may happen; the token is a class that has the work and its turn below.

// exercise 11.13
package final class PausableScheduler: SchedulerType, @unchecked Sendable {
  private enum Mode {
    /// No pause, no line: what falls due runs.
    case open
    /// A pause, and nobody who will come for the line.
    case paused
    /// No pause; a turn is pending for the line, or a piece out of it is running.
    case serving
    /// A pause has begun while the line was being served.
    case interrupted
  }

  /// A piece of work and its way through the two schedulers; the token.
  private final class Piece: Disposable {
    let work: ScheduledWork
    let turn = SingleAssignmentDisposable()

    init(_ work: ScheduledWork) {
      self.work = work
    }

    func dispose() {
      turn.dispose()
      work.dispose()
    }
  }

  private let scheduler: SchedulerType
  private let state = Lock((mode: Mode.open, line: Queue<ScheduledWork>()))

  package init(_ scheduler: SchedulerType) {
    self.scheduler = scheduler
  }

  package var now: RxTime { scheduler.now }

  package func pause() {
    state.withLock { state in
      switch state.mode {
      case .open: state.mode = .paused
      case .serving: state.mode = .interrupted
      case .paused, .interrupted: break
      }
    }
  }

  package func resume() {
    let isServiceNeeded = state.withLock { state in
      switch state.mode {
      case .open, .serving:
        return false
      case .interrupted:
        state.mode = .serving
        return false
      case .paused:
        state.mode = state.line.isEmpty ? .open : .serving
        return state.mode == .serving
      }
    }
    if isServiceNeeded { serveLater() }
  }

  package func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    let piece = Piece(ScheduledWork { action(state) })
    piece.turn.setDisposable(
      scheduler.schedule(piece.work) { [weak piece] work in
        piece?.turn.dispose()
        self.fallsDue(work)
        return Disposables.create()
      }
    )
    return piece
  }

  package func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    let piece = Piece(ScheduledWork { action(state) })
    piece.turn.setDisposable(
      scheduler.scheduleRelative(piece.work, dueTime: dueTime) { [weak piece] work in
        piece?.turn.dispose()
        self.fallsDue(work)
        return Disposables.create()
      }
    )
    return piece
  }

  private func fallsDue(_ work: ScheduledWork) {
    let runs = state.withLock { state in
      if state.mode == .open { return true }
      state.line.append(work)
      return false
    }
    if runs { work.run() }
  }

  private func serveLater() {
    _ = scheduler.schedule(self) { me in
      me.serve()
      return Disposables.create()
    }
  }

  private func serve() {
    let work: ScheduledWork? = state.withLock { state in
      guard state.mode == .serving else {
        state.mode = .paused
        return nil
      }
      return state.line.removeFirst()
    }
    guard let work else { return }
    work.run()
    let isMore = state.withLock { state in
      guard state.mode == .serving else {
        state.mode = .paused
        return false
      }
      if state.line.isEmpty { state.mode = .open }
      return state.mode == .serving
    }
    if isMore { serveLater() }
  }
}
// end 11.13
