// Keeps the way to the object and the scheduler apart, and puts them together for each element.

// exercise 16.4
private let scheduler: ImmediateSchedulerType
private let setNow: (Value) -> Void

/// Creates a binder for an object.
public init<Target: AnyObject>(
  _ target: Target,
  scheduler: ImmediateSchedulerType = MainScheduler(),
  binding: @escaping (Target, Value) -> Void
) {
  self.scheduler = scheduler
  setNow = { [weak target] value in
    guard let target else { return }
    binding(target, value)
  }
}

/// Sets an element on the object.
public func onNext(_ element: Value) {
  _ = scheduler.schedule((setNow, element)) { work in
    work.0(work.1)
    return Disposables.create()
  }
}

/// Reports an error.
public func onError(_ error: Swift.Error) {
  reportBindingError(error)
}

/// Receives the end.
public func onCompleted() {}
// end 16.4
