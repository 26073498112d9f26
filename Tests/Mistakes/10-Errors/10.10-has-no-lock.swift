// Keeps what it knows in a plain variable: of two failures at once, one may not count.

// exercise 10.10
// instead of: private let state = Lock(BreakerState.closed(failures: 0))
private let state = Loose(BreakerState.closed(failures: 0))
// instead of: /// How a request ended.
/// A value that nothing guards.
private final class Loose<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    body(&value)
  }
}

/// How a request ended.
// end 10.10
