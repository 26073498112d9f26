// Keeps the newest element until its turn comes: those before it are never set.

// exercise 16.4
private let set: (Value) -> Void

/// Creates a binder for an object.
public init<Target: AnyObject>(
  _ target: Target,
  scheduler: ImmediateSchedulerType = MainScheduler(),
  binding: @escaping (Target, Value) -> Void
) {
  let waiting = Lock<[Value]>([])
  set = { [weak target] element in
    waiting.withLock { $0 = [element] }
    _ = scheduler.schedule(()) { [weak target] _ in
      let newest = waiting.withLock { values in
        defer { values = [] }
        return values.last
      }
      if let target, let newest { binding(target, newest) }
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
  reportBindingError(error)
}

/// Receives the end.
public func onCompleted() {}
// end 16.4
