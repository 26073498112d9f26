// The steps are delayed like any work that is due at once: with `start(created: 0, subscribed: 0,
// …)` on a clock at 0, the creation and the subscription are at 1.

// exercise 12.9
// instead of: scheduleAt(created) { source = create() }
// instead of: scheduleAt(subscribed) { subscription = source?.asObservable().subscribe(observer) }
// instead of: scheduleAt(disposed) { subscription?.dispose() }
scheduleAt(adjustScheduledTime(created)) { source = create() }
scheduleAt(adjustScheduledTime(subscribed)) {
  subscription = source?.asObservable().subscribe(observer)
}
scheduleAt(adjustScheduledTime(disposed)) { subscription?.dispose() }
// end 12.9
