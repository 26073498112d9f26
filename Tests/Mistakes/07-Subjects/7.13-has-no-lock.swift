// Nothing guards what is kept: two threads may send at once, and both change the same array.

// exercise 7.13
package final class BacklogSubject<Element>: Observable<Element>, ObserverType {
  private struct State {
    var backlog: [Event<Element>]? = []
    var end: Event<Element>?
    var doors = Bag<Door<Element>>()
    var serializer = Serializer(answersNest: false)
  }

  private let state = Box(State())

  package override init() {}

  package func on(_ event: Event<Element>) {
    var doors = Bag<Door<Element>>()
    let turn = state.withLock { state -> Serializer.Turn? in
      guard state.end == nil else { return nil }
      if event.isStopEvent { state.end = event }
      state.backlog?.append(event)
      guard state.backlog == nil else { return nil }
      doors = event.isStopEvent ? state.doors.removeAll() : state.doors
      return state.serializer.enter(queueing: { [doors] in doors.forEach { $0.tell(event) } })
    }
    perform(turn) { doors.forEach { $0.tell(event) } }
  }

  package override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let door = Door(AnyObserver(observer))
    var past: [Event<Element>] = []
    let (key, turn) = state.withLock { state -> (BagKey?, Serializer.Turn?) in
      let isFirst = state.backlog != nil
      past = state.backlog.take() ?? [state.end].compactMap(\.self)
      guard state.end == nil else { return (nil, .deliver) }
      let key = state.doors.insert(door)
      return (key, isFirst ? state.serializer.enter(queueing: {}) : nil)
    }
    if key == nil { past.forEach(door.tell) } else { perform(turn) { past.forEach(door.tell) } }
    return Disposables.create { [weak self, weak door] in
      door?.isClosed.raise()
      _ = self?.state.withLock { state in key.flatMap { state.doors.removeKey($0) } }
    }
  }

  private func perform(_ turn: Serializer.Turn?, _ work: () -> Void) {
    turn?.perform(work, next: { state.withLock { $0.serializer.next() } })
  }
}

private final class Box<Value> {
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    body(&value)
  }
}

private final class Door<Element> {
  let observer: AnyObserver<Element>
  let isClosed = Flag()

  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  func tell(_ event: Event<Element>) {
    if event.isStopEvent ? isClosed.raise() : !isClosed.isRaised() { observer.on(event) }
  }
}
// end 7.13
