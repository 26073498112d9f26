// A scheduled disposable that does not wait for its scheduler.

// exercise 11.10
disposeNow()
_ = scheduler.schedule(()) { Disposables.create() }
// end 11.10

// exercise 11.10
let current = SerialDisposable()
let subscribing = SingleAssignmentDisposable()
current.disposable = subscribing
subscribing.setDisposable(
  scheduler.schedule(()) { _ in
    let subscription = source.subscribe(self)
    current.disposable = ScheduledDisposable(scheduler: scheduler, disposable: subscription)
    return Disposables.create()
  }
)
return current
// end 11.10
