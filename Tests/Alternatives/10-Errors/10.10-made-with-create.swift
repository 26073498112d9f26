// It is made with `create`, and has no sink of its own.

// exercise 10.10
private enum State {
  case closed(failures: Int)
  case open
  case halfOpen
  case trial
}

private let limit: Int
private let state = Lock(State.closed(failures: 0))
// end 10.10

// exercise 10.10
self.limit = limit
// end 10.10

// exercise 10.10
state.withLock { state in
  if case .open = state { state = .halfOpen }
}
// end 10.10

// exercise 10.10
.create { observer in
  guard let role = self.admit() else {
    observer.onError(Refused())
    return Disposables.create()
  }
  let request = Request()
  let token = source.subscribe { event in
    switch event {
    case .next: observer.on(event)
    case .error:
      guard request.isOver.raise() else { return }
      self.failed(role)
      observer.on(event)
    case .completed:
      guard request.isOver.raise() else { return }
      self.succeeded(role)
      observer.on(event)
    }
  }
  return Disposables.create {
    let wasDisposed = request.isOver.raise()
    token.dispose()
    if wasDisposed { self.disposed(role) }
  }
}
// end 10.10

// exercise 10.10
/// A request that was let through.
private final class Request {
  // Whoever raises it decides how the request was over: an end, or `dispose()`.
  let isOver = Flag()
}

extension CircuitBreaker {
  /// What a request that is let through has to remember.
  fileprivate enum Role {
    case ordinary, trial
  }

  /// Lets a request through, and returns its role; nil if it is refused.
  fileprivate func admit() -> Role? {
    state.withLock { state in
      switch state {
      case .closed: return .ordinary
      case .open, .trial: return nil
      case .halfOpen:
        state = .trial
        return .trial
      }
    }
  }

  fileprivate func succeeded(_ role: Role) {
    state.withLock { state in
      switch (state, role) {
      case (.closed, _), (.trial, .trial): state = .closed(failures: 0)
      default: break
      }
    }
  }

  fileprivate func failed(_ role: Role) {
    state.withLock { state in
      switch (state, role) {
      case (.closed(let failures), _):
        state = failures + 1 < limit ? .closed(failures: failures + 1) : .open
      case (.trial, .trial): state = .open
      default: break
      }
    }
  }

  fileprivate func disposed(_ role: Role) {
    guard role == .trial else { return }
    state.withLock { $0 = .halfOpen }
  }
}
// end 10.10
