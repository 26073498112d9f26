// Schedules the disposal at the subscription, so it comes after an event of the same tick.

// exercise 12.9
// instead of: var subscription: Disposable?
// instead of: scheduleAt(created) { source = create() }
// instead of: scheduleAt(subscribed) { subscription = source?.asObservable().subscribe(observer) }
// instead of: scheduleAt(disposed) { subscription?.dispose() }
scheduleAt(created) { source = create() }
scheduleAt(subscribed) {
  let subscription = source?.asObservable().subscribe(observer)
  self.scheduleAt(disposed) { subscription?.dispose() }
}
// end 12.9
