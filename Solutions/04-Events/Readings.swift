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
    // starts as: ClosureObservable { _ in Disposables.create() }
    SensorReadings(of: makeSensor)
    // end 4.8
  }
}

// exercise 4.8: Everything else it needs: an observable, an object for each subscription, a lock.
/// Gives each subscriber a sensor, and a sink between the two.
private final class SensorReadings<Element>: Observable<Element> {
  private let makeSensor: () -> any Sensor<Element>

  init(of makeSensor: @escaping () -> any Sensor<Element>) {
    self.makeSensor = makeSensor
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let sink = SensorSink(observer)
    sink.run(makeSensor())
    return sink
  }
}

/// One subscription: it sends what the sensor calls back with, one event at a time.
///
/// While the sensor is on, its callbacks hold the sink, and the sink holds the sensor.
private final class SensorSink<Observer: ObserverType>: Disposable, @unchecked Sendable {
  private typealias Element = Observer.Element

  private enum Phase {
    /// Nobody is in the observer: whoever brings an event sends it.
    case idle
    /// A thread is in the observer, and sends what waits, too.
    case sending
    /// The same, and the last of what waits is an end: nothing is accepted any more.
    case ending
    /// The observer has heard the end, or the subscriber has left.
    case over
  }

  private struct State {
    var phase = Phase.idle
    var observer: Observer?
    /// What came while a thread was in the observer, oldest first.
    var waiting: [Event<Element>] = []
  }

  // Unchecked: the lock guards the state, and only one thread at a time calls the observer.
  private let state: Lock<State>
  // Set once `start` has returned: only from then on can the sensor be stopped.
  private let stop = SingleAssignmentDisposable()

  init(_ observer: Observer) {
    state = Lock(State(observer: observer))
  }

  func run(_ sensor: any Sensor<Observer.Element>) {
    sensor.start(
      onReading: { self.receive(.next($0)) },
      onFailure: { self.receive(.error($0)) },
      onFinished: { self.receive(.completed) }
    )
    stop.setDisposable(Disposables.create { sensor.stop() })
  }

  func dispose() {
    // Carried out of the lock: what is freed with it is other people's code.
    _ = state.withLock { state in
      let last = state
      state = State(phase: .over)
      return last
    }
    stop.dispose()
  }

  /// Sends the event, or leaves it to the thread that is sending.
  private func receive(_ event: Event<Element>) {
    let isFirst = state.withLock { state in
      let isFirst = state.phase == .idle
      guard isFirst || state.phase == .sending else { return false }
      state.phase = event.isStopEvent ? .ending : .sending
      if !isFirst { state.waiting.append(event) }
      return isFirst
    }
    guard isFirst else { return }
    send(event)
    while let waiting = takeWaiting() {
      for event in waiting { send(event) }
    }
  }

  private func send(_ event: Event<Element>) {
    // Asked for each time: the subscriber may have left in the meantime.
    guard let observer = state.withLock({ $0.observer }) else { return }
    observer.on(event)
    if event.isStopEvent { dispose() }
  }

  /// Takes out all that waits; if nothing does, this thread is done, and says so in the same step.
  private func takeWaiting() -> [Event<Element>]? {
    state.withLock { state in
      guard state.waiting.isEmpty else {
        defer { state.waiting = [] }
        return state.waiting
      }
      if state.phase == .sending { state.phase = .idle }
      return nil
    }
  }
}
// end 4.8
