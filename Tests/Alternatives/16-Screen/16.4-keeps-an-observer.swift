// Makes an observer of a closure that gets events, and sends everything there.

// exercise 16.4
private let observer: AnyObserver<Value>

/// Creates a binder for an object.
public init<Target: AnyObject>(
  _ target: Target,
  scheduler: ImmediateSchedulerType = MainScheduler(),
  binding: @escaping (Target, Value) -> Void
) {
  observer = AnyObserver { [weak target] event in
    switch event {
    case .next(let value):
      _ = scheduler.schedule(value) { [weak target] value in
        if let target { binding(target, value) }
        return Disposables.create()
      }
    case .error(let error): reportBindingError(error)
    case .completed: break
    }
  }
}

/// Sets an element on the object.
public func onNext(_ element: Value) {
  observer.onNext(element)
}

/// Reports an error.
public func onError(_ error: Swift.Error) {
  observer.onError(error)
}

/// Receives the end.
public func onCompleted() {
  observer.onCompleted()
}
// end 16.4
