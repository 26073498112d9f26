// The callbacks hold the sink weakly, so it is gone when nobody keeps the token.

// exercise 4.8
// instead of: sensor.start(
// instead of: onReading: { self.receive(.next($0)) },
// instead of: onFailure: { self.receive(.error($0)) },
// instead of: onFinished: { self.receive(.completed) }
// instead of: )
sensor.start(
  onReading: { [weak self] in self?.receive(.next($0)) },
  onFailure: { [weak self] in self?.receive(.error($0)) },
  onFinished: { [weak self] in self?.receive(.completed) }
)
// end 4.8
