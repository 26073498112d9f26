// An end that comes inside `start` finds no sensor to stop, and nobody stops it later.

// exercise 4.8
// instead of: private let stop = SingleAssignmentDisposable()
@Unguarded private var sensor: (any Sensor<Observer.Element>)?

// instead of: stop.setDisposable(Disposables.create { sensor.stop() })
self.sensor = sensor

// instead of: stop.dispose()
sensor.take()?.stop()
// end 4.8
