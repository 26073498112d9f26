// A refused request is treated like one that was let through: when it is disposed, there is room
// for a trial, though one is running.

// exercise 10.10
private let limit: Int
private let state = Lock((failures: 0, isOpen: false, mayTry: false, isTrying: false))
// end 10.10

// exercise 10.10
self.limit = limit
// end 10.10

// exercise 10.10
state.withLock { $0.mayTry = $0.isOpen && !$0.isTrying }
// end 10.10

// exercise 10.10
let request = Observable<Element>
  .deferred { [self] in letsThrough() ? source : .error(Refused()) }
return request.do(
  onError: { if !($0 is Refused) { self.failed() } },
  onCompleted: { self.succeeded() },
  onDispose: { self.left() }
)
// end 10.10

// exercise 10.10
extension CircuitBreaker {
  fileprivate func letsThrough() -> Bool {
    state.withLock { state in
      guard state.isOpen else { return true }
      guard state.mayTry else { return false }
      (state.mayTry, state.isTrying) = (false, true)
      return true
    }
  }

  fileprivate func failed() {
    state.withLock { state in
      state.failures += 1
      if state.failures >= limit { state.isOpen = true }
      state.isTrying = false
    }
  }

  fileprivate func succeeded() {
    state.withLock { $0 = (0, false, false, false) }
  }

  fileprivate func left() {
    state.withLock { state in
      if state.isTrying { (state.mayTry, state.isTrying) = (true, false) }
    }
  }
}
// end 10.10
