import Solution03TokensAndBags
import Solution04Events
import Synchronization

extension ObservableType {
  /// Returns a sequence that a closure sends, which runs anew for each subscriber.
  ///
  /// - Parameter subscribe: Is called inside `subscribe`, with the observer to send to. What it
  ///   returns is disposed when the sequence has ended or is given up.
  /// - Returns: The sequence.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> Disposable
  ) -> Observable<Element> {
    AnonymousObservable(subscribe)
  }

  /// Returns an observable of the same events, with the contract kept.
  public func asObservable() -> Observable<Element> {
    .create { observer in subscribe(observer) }
  }
}

/// The blueprint of `create`: a closure.
private final class AnonymousObservable<Element>: Producer<Element> {
  private let source: (AnyObserver<Element>) -> Disposable

  init(_ source: @escaping (AnyObserver<Element>) -> Disposable) {
    self.source = source
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element {
    let sink = AnonymousObservableSink(observer: observer, cancel: cancel)
    // exercise 5.10: Run the closure with the sink as its observer; what it returns is the
    //   subscription.
    let subscription = Disposables.create()
    // end 5.10
    return (sink, subscription)
  }
}

/// The machine of `create`, whose source is somebody's closure.
///
/// That closure may send anything, from anywhere, at any time.
private final class AnonymousObservableSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
  private let hasEnded = Atomic(false)

  func on(_ event: Event<Observer.Element>) {
    // exercise 5.10: Forward each event up to the first end, and none after it, also if two threads
    //   bring an end at the same moment. After an end, dispose.
    // end 5.10
  }
}
