// An end that has to wait is kept apart from the readings, and a second end overwrites it: a
// failure followed by `onFinished` while the observer is busy is heard as `completed`.

// exercise 4.8 in Readings.swift
SensorObservable(makeSensor)
// end 4.8

// exercise 4.8 in Readings.swift
private final class SensorObservable<Element>: Observable<Element> {
  private let makeSensor: () -> any Sensor<Element>

  init(_ makeSensor: @escaping () -> any Sensor<Element>) {
    self.makeSensor = makeSensor
    super.init()
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let run = SensorRun(observer)
    run.start(makeSensor())
    return run
  }
}

private final class SensorRun<Observer: ObserverType>: Disposable, @unchecked Sendable {
  // Unchecked: the lock guards what is alive; what the observer does is its own affair.
  private struct Live {
    let observer: Observer
    var isBusy = false
    var end: Event<Observer.Element>?
    var arrived: [Event<Observer.Element>] = []
    var due: [Event<Observer.Element>] = []

    init(_ observer: Observer) {
      self.observer = observer
    }

    // Two stacks make a queue: taking out costs the same, however many are waiting.
    mutating func takeNext() -> Event<Observer.Element>? {
      if due.isEmpty {
        swap(&due, &arrived)
        due.reverse()
      }
      if let next = due.popLast() { return next }
      if let end { return end }
      isBusy = false
      return nil
    }
  }

  private let live: Lock<Live?>
  private let power = SingleAssignmentDisposable()

  init(_ observer: Observer) {
    live = Lock(Live(observer))
  }

  func start(_ sensor: any Sensor<Observer.Element>) {
    sensor.start(
      onReading: { reading in self.receive(.next(reading)) },
      onFailure: { error in self.receive(.error(error)) },
      onFinished: { self.receive(.completed) }
    )
    power.setDisposable(Disposables.create { sensor.stop() })
  }

  func dispose() {
    guard release() else { return }
    power.dispose()
  }

  private func receive(_ event: Event<Observer.Element>) {
    // Freed outside the lock.
    var overwritten: Event<Observer.Element>?
    defer { withExtendedLifetime(overwritten) {} }
    let free: Observer? = live.withLock { live in
      guard let isBusy = live?.isBusy else { return nil }
      if event.isStopEvent {
        overwritten = live?.end
        live?.end = event
      } else if live?.end != nil {
        return nil
      }
      if isBusy {
        if !event.isStopEvent { live?.arrived.append(event) }
        return nil
      }
      live?.isBusy = true
      return live?.observer
    }
    if let free { deliver(event, to: free) }
  }

  private func deliver(_ first: Event<Observer.Element>, to observer: Observer) {
    var event = first
    while true {
      observer.on(event)
      if event.isStopEvent {
        dispose()
        return
      }
      guard let next = live.withLock({ live in live?.takeNext() }) else { return }
      event = next
    }
  }

  // What is taken out is freed here, outside the lock.
  private func release() -> Bool {
    let taken = live.withLock { live in live.take() }
    return taken != nil
  }
}
// end 4.8
