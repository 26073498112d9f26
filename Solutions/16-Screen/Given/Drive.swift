import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution08Combining
import Solution11Schedulers

// Each of these has to be called on the main thread: a driver replays inside `drive`, on the thread
// that calls it.
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Subscribes observers, which receive all events.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> Disposable where Observer.Element == Element {
    ensureMain()
    return asObservable()
      .subscribe(
        onNext: { element in observers.forEach { $0.onNext(element) } },
        onCompleted: { observers.forEach { $0.onCompleted() } }
      )
  }

  /// Subscribes observers of optional elements, which receive all events.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> Disposable where Observer.Element == Element? {
    ensureMain()
    return asObservable()
      .subscribe(
        onNext: { element in observers.forEach { $0.onNext(element) } },
        onCompleted: { observers.forEach { $0.onCompleted() } }
      )
  }

  /// Subscribes relays, which accept each element.
  public func drive<Relay: RelayType<Element>>(_ relays: Relay...) -> Disposable {
    drive(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Subscribes relays of optional elements, which accept each element.
  public func drive<Relay: RelayType<Element?>>(_ relays: Relay...) -> Disposable {
    drive(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Hands the observable inside to a function, and returns its result.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    ensureMain()
    return transformation(asObservable())
  }

  /// Hands the observable inside to a function of two steps.
  ///
  /// - Parameters:
  ///   - with: Is given the observable, and returns a function.
  ///   - curriedArgument: What that function is given.
  /// - Returns: The result of that function.
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result,
    curriedArgument: Argument
  ) -> Result {
    ensureMain()
    return with(asObservable())(curriedArgument)
  }

  /// Subscribes closures that are given an object, without keeping that object alive.
  ///
  /// - Parameters:
  ///   - object: Is held weakly; once it is gone no closure is called.
  ///   - onNext: Is called with the object and each element.
  ///   - onCompleted: Is called if the sequence ends.
  ///   - onDisposed: Is called once, after the end, or when the subscription is disposed.
  /// - Returns: The token that ends the subscription.
  public func drive<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Disposable {
    ensureMain()
    return asObservable()
      .subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes a closure for each kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Is called with each element.
  ///   - onCompleted: Is called if the sequence ends.
  ///   - onDisposed: Is called once, after the end, or when the subscription is disposed.
  /// - Returns: The token that ends the subscription.
  public func drive(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    ensureMain()
    return asObservable()
      .subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes without an observer, so that the work is done.
  public func drive() -> Disposable {
    drive(onNext: nil)
  }

  private func ensureMain() {
    MainScheduler.ensureRunningOnMainThread(
      errorMessage:
        "drive has to be called on the main thread: it replays the newest state at once."
    )
  }
}
