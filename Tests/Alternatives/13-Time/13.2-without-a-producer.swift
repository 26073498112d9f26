// Has no producer of its own: `create` makes the sink, and a timer of one shot begins.

// exercise 13.2
Observable.create { [source = asObservable()] observer in
  scheduler.scheduleRelative((), dueTime: dueTime) { _ in source.subscribe(observer) }
}
// end 13.2

// exercise 13.2

// end 13.2
