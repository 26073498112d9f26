import Solution04Events

extension AnonymousObserver {
  /// Creates an observer that tells all it hears to several others, each of them before the next one.
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
