import Solution04Events

extension AnonymousObserver {
  /// Creates an observer that forwards each event to several others, in their order.
  convenience init<Observer: ObserverType>(
    tellingAll observers: [Observer]
  ) where Observer.Element == Element {
    self.init(
      onNext: { element in
        for observer in observers { observer.onNext(element) }
      },
      onEnd: { event in
        for observer in observers { observer.on(event) }
      }
    )
  }
}
