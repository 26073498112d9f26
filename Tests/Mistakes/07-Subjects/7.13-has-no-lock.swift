// Nothing guards what is kept: two threads may send at once, and both change the same array.
// Changes: 7.13-lock-bag-and-serializer.swift

// exercise 7.13
// instead of: private let state = Lock(State())
private let state = Box(State())

// instead of: private final class Door<Element> {
// instead of: let observer: AnyObserver<Element>
// instead of: let isClosed = Flag()
// instead of:
// instead of: init(_ observer: AnyObserver<Element>) {
// instead of: self.observer = observer
// instead of: }
// instead of:
// instead of: func tell(_ event: Event<Element>) {
// instead of: if event.isStopEvent ? isClosed.raise() : !isClosed.isRaised() { observer.on(event) }
// instead of: }
// instead of: }
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
