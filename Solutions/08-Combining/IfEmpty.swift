import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Goes on with another source, if this one completes without an element.
  ///
  /// - Parameter other: Is subscribed when it is needed, and not before.
  /// - Returns: A sequence of what this one sends, or else of what `other` sends.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    SwitchIfEmpty(source: asObservable(), other: other)
  }
}

/// The blueprint of `ifEmpty(switchTo:)`.
private final class SwitchIfEmpty<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let other: Observable<Element>

  init(source: Observable<Element>, other: Observable<Element>) {
    self.source = source
    self.other = other
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element {
    let sink = SwitchIfEmptySink(other: other, observer: observer, cancel: cancel)
    return (sink, Disposables.create(source.subscribe(sink), sink.otherSubscription))
  }
}

private final class SwitchIfEmptySink<Observer: ObserverType>: Sink<Observer>, ObserverType {
  let otherSubscription = SingleAssignmentDisposable()

  private let other: Observable<Observer.Element>
  private var isEmpty = true

  init(other: Observable<Observer.Element>, observer: Observer, cancel: SinkDisposer) {
    self.other = other
    super.init(observer: observer, cancel: cancel)
  }

  func on(_ event: Event<Observer.Element>) {
    // exercise 8.11: Forward elements, an error, and the end of a source that was not empty. If it
    //   was, subscribe to the other source, whose events go to this method, too. After an end,
    //   dispose.
    switch event {
    case .next:
      isEmpty = false
      forwardOn(event)
    case .completed where isEmpty:
      // Asked once: if the other one is empty, too, that is the result.
      isEmpty = false
      otherSubscription.setDisposable(other.subscribe(self))
    case .error, .completed:
      forwardOn(event)
      dispose()
    }
    // end 8.11
  }
}
