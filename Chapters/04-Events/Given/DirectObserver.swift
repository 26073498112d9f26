/// An observer that has its own method for each kind of event; `on(_:)` calls the right one.
///
/// Such an observer has to implement all three, `onNext`, `onError` and `onCompleted`: the defaults
/// of ``ObserverType`` would call `on(_:)` again, in an endless recursion.
public protocol DirectObserver: ObserverType {}

extension DirectObserver {
  /// Tells the observer one event, through the method for its kind.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }
}
