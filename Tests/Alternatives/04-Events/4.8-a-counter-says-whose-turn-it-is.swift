// A counter says who delivers: whoever makes it 1 goes on until it is 0.

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
    let row = Row(observer)
    let sensor = makeSensor()
    sensor.start(
      onReading: { row.put(.next($0)) },
      onFailure: { row.put(.error($0)) },
      onFinished: { row.put(.completed) }
    )
    row.stopping.setDisposable(Disposables.create(with: sensor.stop))
    return row
  }
}

private final class Row<Observer: ObserverType>: Disposable {
  private struct Contents {
    var observer: Observer?
    var events: ArraySlice<Event<Observer.Element>> = []
    var hasEnd = false
  }

  let stopping = SingleAssignmentDisposable()
  private let contents: Lock<Contents>
  private let turns = Counter()

  init(_ observer: Observer) {
    contents = Lock(Contents(observer: observer))
  }

  func put(_ event: Event<Observer.Element>) {
    let isIn = contents.withLock { contents in
      guard contents.observer != nil, !contents.hasEnd else { return false }
      contents.hasEnd = event.isStopEvent
      contents.events.append(event)
      return true
    }
    guard isIn, turns.add() == 1 else { return }
    repeat {
      let pair = contents.withLock { contents in
        contents.events.popFirst().map { (contents.observer, $0) }
      }
      guard let (observer, event) = pair else { continue }
      observer?.on(event)
      if event.isStopEvent { dispose() }
    } while turns.subtract() > 0
  }

  func dispose() {
    let left = contents.withLock { contents in
      let old = contents
      contents = Contents(observer: nil, events: [], hasEnd: true)
      return old
    }
    _ = consume left
    stopping.dispose()
  }
}
// end 4.8
