// Reports an error only while the object exists.

// exercise 16.4
private let set: (Value) -> Void
private let isThere: () -> Bool

/// Creates a binder for an object.
public init<Target: AnyObject>(
  _ target: Target,
  scheduler: ImmediateSchedulerType = MainScheduler(),
  binding: @escaping (Target, Value) -> Void
) {
  isThere = { [weak target] in target != nil }
  set = { [weak target] element in
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

/// Reports an error.
public func onError(_ error: Swift.Error) {
  if isThere() { reportBindingError(error) }
}

/// Receives the end.
public func onCompleted() {}
// end 16.4
