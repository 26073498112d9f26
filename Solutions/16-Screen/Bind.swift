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
    bind(toAll: observers)
  }

  /// Subscribes observers of optionals, such as a label's text, to elements that are not optional.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> Disposable where Observer.Element == Element? {
    map { element in Optional(element) }.bind(toAll: observers)
  }

  /// Subscribes all of `observers`; a list of arguments can't be handed on in any other way.
  private func bind<Observer: ObserverType>(
    toAll observers: [Observer]
  ) -> Disposable where Observer.Element == Element {
    // exercise 16.5: Over one subscription, each event comes to all of them, in their order.
    // starts as: Disposables.create()
    asObservable()
      .subscribe(
        AnonymousObserver(
          onNext: { element in
            for observer in observers { observer.onNext(element) }
          },
          onEnd: { event in
            for observer in observers { observer.on(event) }
          }
        )
      )
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
