import Solution03TokensAndBags

extension Observable {
  /// Makes an observable of what a sensor calls back with.
  ///
  /// Each subscriber gets a sensor of its own, which is started inside `subscribe`, and stopped once
  /// the sequence is over. One event is sent at a time, whatever the sensor does; what comes meanwhile
  /// is sent afterwards, in order.
  ///
  /// - Parameter makeSensor: Makes a sensor that has not been started yet; is called once for each
  ///   subscriber.
  /// - Returns: A sequence of the readings, which ends when the sensor fails or finishes.
  package static func readings(
    of makeSensor: @escaping () -> any Sensor<Element>
  ) -> Observable<Element> {
    // exercise 4.8: Return an observable that starts a sensor for each subscriber, keeps the
    //   contract whatever the sensor does, stops it once, and keeps nothing afterwards.
    ClosureObservable { _ in Disposables.create() }
    // end 4.8
  }
}

// exercise 4.8: Everything else it needs: an observable, an object for each subscription, a lock.
// end 4.8
