// The way to stop is in place before `start`, so an end inside `start` stops a sensor that is not
// on yet.

// exercise 4.8
// instead of: sensor.start(
// instead of: onReading: { self.receive(.next($0)) },
// instead of: onFailure: { self.receive(.error($0)) },
// instead of: onFinished: { self.receive(.completed) }
// instead of: )
// instead of: stop.setDisposable(Disposables.create { sensor.stop() })
stop.setDisposable(Disposables.create { sensor.stop() })
sensor.start(
  onReading: { self.receive(.next($0)) },
  onFailure: { self.receive(.error($0)) },
  onFinished: { self.receive(.completed) }
)
// end 4.8
