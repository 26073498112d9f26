// The sensor is started while the lock is held: one that calls back inside `start` waits for
// itself.

// exercise 4.8
// instead of: sensor.start(
// instead of: onReading: { self.receive(.next($0)) },
// instead of: onFailure: { self.receive(.error($0)) },
// instead of: onFinished: { self.receive(.completed) }
// instead of: )
state.withLock { _ in
  sensor.start(
    onReading: { self.receive(.next($0)) },
    onFailure: { self.receive(.error($0)) },
    onFinished: { self.receive(.completed) }
  )
}
// end 4.8
