// A control event is subscribed to at once on main, but disposed there only when the disposals that
// other threads have sent to main are done: until then the action stays.

// exercise 16.6
// instead of: self.events = events.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
self.events = ControlProperty.onMain(events.asObservable())
// end 16.6

// exercise 16.6
// instead of: private let values: Observable<PropertyType>
/// A sequence that is subscribed to on main, and whose subscriptions are disposed there in order.
static func onMain(_ source: Observable<PropertyType>) -> Observable<PropertyType> {
  let disposals = MainScheduler()
  return .create { observer in
    let subscription = SingleAssignmentDisposable()
    let work = ConcurrentMainScheduler.instance.schedule(()) { _ in
      subscription.setDisposable(source.subscribe(observer))
      return Disposables.create()
    }
    return Disposables.create(
      work,
      ScheduledDisposable(scheduler: disposals, disposable: subscription)
    )
  }
}

private let values: Observable<PropertyType>
// end 16.6
