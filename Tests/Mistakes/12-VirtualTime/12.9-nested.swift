// Schedules the subscription when the sequence has been created, so it comes after the events of that sequence.

// exercise 12.9
// instead of: var source: Source?
// instead of: var subscription: Disposable?
// instead of: scheduleAt(created) { source = create() }
// instead of: scheduleAt(subscribed) { subscription = source?.asObservable().subscribe(observer) }
// instead of: scheduleAt(disposed) { subscription?.dispose() }
scheduleAt(created) {
  let source = create()
  self.scheduleAt(subscribed) {
    let subscription = source.asObservable().subscribe(observer)
    self.scheduleAt(disposed) { subscription.dispose() }
  }
}
// end 12.9
