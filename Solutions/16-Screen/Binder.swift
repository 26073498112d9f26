import Solution03TokensAndBags
import Solution04Events
import Solution11Schedulers

/// An observer that sets something on an object, on the main queue, and does not keep the object.
///
/// RxSwift's type has the same name.
public struct Binder<Value>: DirectObserver {
  /// The type of what is set.
  public typealias Element = Value

  // exercise 16.4: An observer whose elements are set on the object by `binding`, on the scheduler, if
  //   the object still exists by then. An error can't be shown, and must not go unnoticed.
  // starts as: /// Creates a binder for an object.
  // starts as: ///
  // starts as: /// - Parameters:
  // starts as: ///   - target: Is held weakly; once it is gone, nothing is set any more.
  // starts as: ///   - scheduler: Where to set it; on main that is at once, if no other work waits there.
  // starts as: ///   - binding: Sets a value on the object.
  // starts as: public init<Target: AnyObject>(
  // starts as:   _ target: Target,
  // starts as:   scheduler: ImmediateSchedulerType = MainScheduler(),
  // starts as:   binding: @escaping (Target, Value) -> Void
  // starts as: ) {}
  // starts as:
  // starts as: /// Sets an element on the object.
  // starts as: public func onNext(_ element: Value) {}
  // starts as:
  // starts as: /// Stops a debug build: there is nothing on the screen to show an error with.
  // starts as: public func onError(_ error: Swift.Error) {}
  // starts as:
  // starts as: /// Does nothing: the end of a sequence is none of its business.
  // starts as: public func onCompleted() {}
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
    set = { [weak target] element in
      // Weak in here, too: what waits on the scheduler must not keep the object.
      _ = scheduler.schedule(element) { [weak target] element in
        if let target { binding(target, element) }
        return Disposables.create()
      }
    }
  }

  /// Sets an element on the object.
  public func onNext(_ element: Value) {
    set(element)
  }

  /// Stops a debug build: there is nothing on the screen to show an error with.
  public func onError(_ error: Swift.Error) {
    reportBindingError(error)
  }

  /// Does nothing: the end of a sequence is none of its business.
  public func onCompleted() {}
  // end 16.4
}
