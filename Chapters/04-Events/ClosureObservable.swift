import Solution03TokensAndBags

/// A sequence made by a closure, which runs anew for each subscriber.
///
/// It is a step on the way to `Observable.create`, which chapter 5 builds.
public final class ClosureObservable<Element>: Observable<Element> {
  private let source: (AnyObserver<Element>) -> Disposable

  /// Creates a sequence that `source` sends.
  ///
  /// - Parameter source: Is called at each subscription, on the subscriber's thread, with the observer
  ///   to send to. What it returns is disposed when the sequence ends or is disposed.
  public init(_ source: @escaping (AnyObserver<Element>) -> Disposable) {
    self.source = source
  }

  /// Runs the closure for this one observer.
  public override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 4.3: Run the source for this observer, with a new `Subscription` between the two,
    //   which keeps what the source returned, and is the token that the subscriber gets.
    Disposables.create()
    // end 4.3
  }
}
