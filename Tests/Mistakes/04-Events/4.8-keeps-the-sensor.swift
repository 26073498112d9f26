// A flag makes sure that it is stopped once, and the sensor is kept for as long as there is a
// token.

// exercise 4.8
// instead of: // Set once `start` has returned: only from then on can the sensor be stopped.
// Set once `start` has returned: only from then on can the sensor be stopped.
@Unguarded private var sensor: (any Sensor<Observer.Element>)?

// instead of: stop.setDisposable(Disposables.create { sensor.stop() })
self.sensor = sensor
stop.setDisposable(Disposables.create { [weak self] in self?.sensor?.stop() })
// end 4.8
