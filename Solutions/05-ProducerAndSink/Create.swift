import Solution03TokensAndBags
import Solution04Events

extension ObservableType {
  /// Returns a sequence that a closure sends; the closure runs anew for each subscriber.
  ///
  /// - Parameter subscribe: Is called inside `subscribe`, with the observer to send to. What it
  ///   returns is disposed when the sequence has ended or the subscriber disposes.
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

/// The producer of `create`: a closure.
private final class AnonymousObservable<Element>: Producer<Element> {
  private let source: (AnyObserver<Element>) -> Disposable

  init(_ source: @escaping (AnyObserver<Element>) -> Disposable) {
    self.source = source
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    // exercise 5.10: Build a `PassingSink`, and run the closure with the sink as its observer; what
    //   the closure returns is the subscription.
    // starts as: (Disposables.create(), Disposables.create())
    let sink = PassingSink(observer: observer, cancel: cancel)
    return (sink, source(AnyObserver(sink)))
    // end 5.10
  }
}
