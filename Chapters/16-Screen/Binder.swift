import Solution03TokensAndBags
import Solution04Events
import Solution11Schedulers

/// An observer that sets something on an object, on the main queue, and does not keep the object.
///
/// RxSwift's type has the same name.
public struct Binder<Value>: DirectObserver {
  /// The type of what is set.
  public typealias Element = Value

  private let set: (Value) -> Void

  /// Creates a binder for an object.
  ///
  /// - Parameters:
  ///   - target: Is held weakly; once it is gone, nothing is set any more.
  ///   - scheduler: Where to set it; on main that is at once, if no other work waits there.
  ///   - binding: Sets a value on the object.
  public init<Target: AnyObject>(
    _ target: Target,
    scheduler: ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    // exercise 16.4: Make `set` so that each element is set on the object, on the scheduler, if the
    //   object still exists by then.
    set = { _ in }
    // end 16.4
  }

  /// Sets an element on the object.
  public func onNext(_ element: Value) {
    set(element)
  }

  /// Stops a debug build: there is nothing on the screen to show an error with.
  public func onError(_ error: Swift.Error) {
    // exercise 16.4: Hand the error to `reportBindingError`.
    // end 16.4
  }

  /// Does nothing: the end of a sequence is none of its business.
  public func onCompleted() {}
}
