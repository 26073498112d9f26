// `do` hears the ends, and the breaker remembers which request is its trial.

// exercise 10.10
private enum Situation: Equatable {
  case closed(Int)
  case open
  case halfOpen
  case trial(ObjectIdentifier)
}

private let limit: Int
private let situation = Lock(Situation.closed(0))
// end 10.10

// exercise 10.10
self.limit = limit
// end 10.10

// exercise 10.10
situation.withLock { situation in
  if situation == .open { situation = .halfOpen }
}
// end 10.10

// exercise 10.10
.create { observer in
  let request = Request()
  guard self.admit(request) else {
    observer.onError(Refused())
    return Disposables.create()
  }
  let watched = source.do(
    onError: { _ in self.settle(request, .failed) },
    onCompleted: { self.settle(request, .succeeded) }
  )
  let subscription = watched.subscribe(observer)
  return Disposables.create {
    let wasRunning = request.end.raise()
    subscription.dispose()
    if wasRunning { self.change(request, .disposed) }
  }
}
// end 10.10

// exercise 10.10
private final class Request: Sendable {
  let end = Flag()
}

private enum Outcome {
  case failed, succeeded, disposed
}

extension CircuitBreaker {
  private func admit(_ request: Request) -> Bool {
    situation.withLock { situation in
      if situation == .halfOpen {
        situation = .trial(ObjectIdentifier(request))
        return true
      }
      if case .closed = situation { return true }
      return false
    }
  }

  private func settle(_ request: Request, _ outcome: Outcome) {
    if request.end.raise() { change(request, outcome) }
  }

  private func change(_ request: Request, _ outcome: Outcome) {
    situation.withLock { situation in
      let isTrial = situation == .trial(ObjectIdentifier(request))
      switch (situation, outcome) {
      case (.closed(let count), .failed):
        situation = count + 1 < limit ? .closed(count + 1) : .open
      case (.closed, .succeeded): situation = .closed(0)
      case (.trial, .failed) where isTrial: situation = .open
      case (.trial, .succeeded) where isTrial: situation = .closed(0)
      case (.trial, .disposed) where isTrial: situation = .halfOpen
      default: break
      }
    }
  }
}
// end 10.10
