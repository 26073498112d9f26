// What stops the sensor is guarded by a lock, which is held while the sensor is stopped.

// exercise 4.8
// instead of: private let stop = SingleAssignmentDisposable()
private let stop = Lock(SingleAssignmentDisposable())

// instead of: stop.setDisposable(Disposables.create { sensor.stop() })
stop.withLock { $0 }.setDisposable(Disposables.create { sensor.stop() })

// instead of: stop.dispose()
stop.withLock { $0.dispose() }
// end 4.8
