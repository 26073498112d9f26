// If another thread subscribes to a control event, and main disposes that before its turn has come,
// the action is added all the same, and never removed.

// exercise 16.6
// instead of: self.events = events.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
self.events = ControlProperty.subscribed(to: events.asObservable())
// end 16.6

// exercise 16.6
// instead of: private let values: Observable<PropertyType>
/// A sequence that is subscribed to, and disposed, on main.
static func subscribed(to source: Observable<PropertyType>) -> Observable<PropertyType> {
  let main = ConcurrentMainScheduler.instance
  return .create { observer in
    let subscription = Lock<Disposable?>(nil)
    _ = main.schedule(()) { _ in
      let token = source.subscribe(observer)
      subscription.withLock { $0 = token }
      return Disposables.create()
    }
    return Disposables.create {
      _ = main.schedule(()) { _ in
        subscription.withLock { $0.take() }?.dispose()
        return Disposables.create()
      }
    }
  }
}

private let values: Observable<PropertyType>
// end 16.6
