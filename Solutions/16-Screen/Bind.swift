import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining

extension ObservableType {
  /// Subscribes observers, which receive all events.
  ///
  /// - Parameter observers: The observers, which receive each event in their order.
  /// - Returns: The token that ends the one subscription.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> Disposable where Observer.Element == Element {
    // exercise 16.5: Send each event to all of them, over one subscription.
    // starts as: Disposables.create()
    asObservable().subscribe(AnonymousObserver(tellingAll: observers))
    // end 16.5
  }

  /// Subscribes observers of optionals, such as a label's text, to elements that are not optional.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> Disposable where Observer.Element == Element? {
    // exercise 16.5: Send each event to all of them, with its element as an optional.
    // starts as: Disposables.create()
    map { element in Optional(element) }.subscribe(AnonymousObserver(tellingAll: observers))
    // end 16.5
  }

  /// Subscribes a closure to the elements; an error stops a debug build.
  public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
    // exercise 16.5: Call the closure with each element; an error goes to `reportBindingError`.
    // starts as: Disposables.create()
    subscribe(onNext: onNext, onError: reportBindingError)
    // end 16.5
  }

  /// Subscribes a closure that is given an object, without keeping that object alive.
  ///
  /// - Parameters:
  ///   - object: Is held weakly; once it is gone the closure is not called, and an error is still
  ///     reported.
  ///   - onNext: Is called with the object and each element.
  /// - Returns: The token that ends the subscription.
  public func bind<Object: AnyObject>(
    with object: Object,
    onNext: @escaping (Object, Element) -> Void
  ) -> Disposable {
    // exercise 16.5: Call the closure with the object and each element, while the object exists; an
    //   error goes to `reportBindingError`, whether the object exists or not.
    // starts as: Disposables.create()
    bind { [weak object] element in
      if let object { onNext(object, element) }
    }
    // end 16.5
  }

  /// Hands this sequence to a function, and returns its result.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Hands this sequence to a function of two steps.
  ///
  /// - Parameters:
  ///   - binder: Is given this sequence, and returns a function.
  ///   - curriedArgument: What that function is given.
  /// - Returns: The result of that function.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result,
    curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }
}
