import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ConnectableObservableType {
  /// Returns a sequence that stays connected as long as somebody listens.
  ///
  /// The first subscriber connects, and the last one to dispose ends the connection.
  public func refCount() -> Observable<Element> {
    RefCount(of: (self as? ConnectableObservable<Element>) ?? ConnectableObservable(wrapping: self))
  }
}

private final class RefCount<Element>: Producer<Element> {
  private let source: ConnectableObservable<Element>

  init(of source: ConnectableObservable<Element>) {
    self.source = source
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    // exercise 14.4: Whoever subscribes counts as a member until the subscription ends, and misses
    //   nothing that the connection sends when it is opened.
    // starts as: (Disposables.create(), Disposables.create())
    let connection = source.join()
    let sink = RefCountSink(of: connection, observer: observer, cancel: cancel)
    let subscription = connection.subscribe(sink)
    connection.open()
    return (sink, Membership(subscription, of: connection))
    // end 14.4
  }
}

private final class RefCountSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  private let connection: Connection

  init(of connection: Connection, observer: Observer, cancel: SinkDisposer) {
    self.connection = connection
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    forwardNext(element)
  }

  // Ends the connection first: an observer that subscribes when it hears the end begins a new one.
  override func tellEnd(_ error: Swift.Error?) {
    connection.dispose()
    super.tellEnd(error)
  }
}
