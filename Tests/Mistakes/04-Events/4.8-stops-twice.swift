// Each way to the end stops the sensor by itself, and nobody asks whether it is off already.

// exercise 4.8
// instead of: private let stop = SingleAssignmentDisposable()
@Unguarded private var sensor: (any Sensor<Observer.Element>)?

// instead of: stop.setDisposable(Disposables.create { sensor.stop() })
self.sensor = sensor
if state.withLock({ $0.phase == .over }) { sensor.stop() }

// instead of: stop.dispose()
sensor?.stop()
// end 4.8
