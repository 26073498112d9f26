// When `start` has returned and an end has been accepted meanwhile, the sensor is stopped at once,
// although another thread may still be delivering that end.

// exercise 4.8
// instead of: stop.setDisposable(Disposables.create { sensor.stop() })
stop.setDisposable(Disposables.create { sensor.stop() })
if state.withLock({ $0.phase == .ending }) { stop.dispose() }
// end 4.8
