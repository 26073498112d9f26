import Solution04Events

/// The slot of an observer of a certain type.
final class ObserverSlot<Observer: ObserverType>: Slot<Observer.Element>, @unchecked Sendable {
  // Unchecked: the observer is set once, and called by one thread at a time.
  private let observer: Observer

  init(_ observer: Observer, answersNest: Bool) {
    self.observer = observer
    super.init(answersNest: answersNest)
  }

  override func hand(_ element: Observer.Element) {
    observer.onNext(element)
  }

  override func hand(_ end: End) {
    end.tell(observer)
  }
}
