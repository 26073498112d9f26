// Is over when a sequence has completed: what else is bound to it is not set any more.

// exercise 16.4
private let set: (Value) -> Void
private let end: () -> Void

/// Creates a binder for an object.
public init<Target: AnyObject>(
  _ target: Target,
  scheduler: ImmediateSchedulerType = MainScheduler(),
  binding: @escaping (Target, Value) -> Void
) {
  let hasEnded = Flag()
  end = { hasEnded.raise() }
  set = { [weak target] element in
    guard !hasEnded.isRaised() else { return }
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
  reportBindingError(error)
}

/// Receives the end.
public func onCompleted() {
  end()
}
// end 16.4
