import Solution03TokensAndBags
import Solution04Events
import Solution11Schedulers

/// An observer that sets something on an object, on the main queue, and does not keep the object.
///
/// RxSwift's type has the same name.
public struct Binder<Value>: ObserverType {
  /// The type of what is set.
  public typealias Element = Value

  private let handle: (Event<Value>) -> Void

  /// Creates a binder for an object.
  ///
  /// - Parameters:
  ///   - target: Is held weakly; once it is gone, nothing is set any more.
  ///   - scheduler: Where to set it; on main that is at once, if nobody waits there.
  ///   - binding: Sets a value on the object.
  public init<Target: AnyObject>(
    _ target: Target,
    scheduler: ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    // exercise 15.11: Make `handle` so that each element is set on the object, on the scheduler, if
    //   the object is there by then. An end is none of its business; an error goes to
    //   `reportBindingError`.
    handle = { _ in }
    // end 15.11
  }

  /// Sets an element on the object; stops a debug build at an error.
  public func on(_ event: Event<Value>) {
    handle(event)
  }

  /// Hides the type of the binder.
  public func asObserver() -> AnyObserver<Value> {
    AnyObserver(eventHandler: handle)
  }
}
