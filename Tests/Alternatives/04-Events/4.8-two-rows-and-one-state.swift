// One enum says everything: who is listening, whether somebody delivers, and where the sensor is.

// exercise 4.8
SensorObservable(makeSensor)
// end 4.8

// exercise 4.8
private final class SensorObservable<Element>: Observable<Element> {
  private let makeSensor: () -> any Sensor<Element>

  init(_ makeSensor: @escaping () -> any Sensor<Element>) {
    self.makeSensor = makeSensor
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let visit = SensorVisit<Element>(observer.asObserver())
    visit.begin(with: makeSensor())
    return visit
  }
}

private final class SensorVisit<Element>: Disposable {
  private enum Machine {
    case starting
    case running(any Sensor<Element>)
    case off
  }

  private struct Everything {
    var observer: AnyObserver<Element>?
    var machine = Machine.starting
    var incoming: [Event<Element>] = []
    /// What comes next is last.
    var outgoing: [Event<Element>] = []
    var isDelivering = false
    var takesMore = true

    mutating func takeNext() -> Event<Element>? {
      if outgoing.isEmpty {
        outgoing = incoming.reversed()
        incoming = []
      }
      return outgoing.popLast()
    }
  }

  private let everything: Lock<Everything>

  init(_ observer: AnyObserver<Element>) {
    everything = Lock(Everything(observer: observer))
  }

  func begin(with sensor: any Sensor<Element>) {
    sensor.start(
      onReading: { self.take(.next($0)) },
      onFailure: { self.take(.error($0)) },
      onFinished: { self.take(.completed) }
    )
    let isOver = everything.withLock { all in
      guard all.observer != nil else {
        all.machine = .off
        return true
      }
      all.machine = .running(sensor)
      return false
    }
    if isOver { sensor.stop() }
  }

  private func take(_ event: Event<Element>) {
    let delivers = everything.withLock { all in
      guard all.takesMore else { return false }
      if event.isStopEvent { all.takesMore = false }
      all.incoming.append(event)
      defer { all.isDelivering = true }
      return !all.isDelivering
    }
    guard delivers else { return }
    while true {
      let next: (AnyObserver<Element>, Event<Element>)? = everything.withLock { all in
        if let observer = all.observer, let event = all.takeNext() { return (observer, event) }
        all.isDelivering = false
        return nil
      }
      guard let (observer, event) = next else { return }
      observer.on(event)
      if event.isStopEvent { dispose() }
    }
  }

  func dispose() {
    let released = everything.withLock { all in
      let before = all
      all.observer = nil
      all.takesMore = false
      all.incoming = []
      all.outgoing = []
      if case .running = all.machine { all.machine = .off }
      return before
    }
    let machine = released.machine
    _ = consume released
    if case .running(let sensor) = machine { sensor.stop() }
  }
}
// end 4.8
