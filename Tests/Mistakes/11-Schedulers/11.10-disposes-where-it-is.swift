// Subscribes on the scheduler, and disposes on whichever thread asks for it.

// exercise 11.10
_ = scheduler.schedule(self) { scheduled in
  scheduled.disposeNow()
  return Disposables.create()
}
// end 11.10

// exercise 11.10
let current = SerialDisposable()
let subscribing = SingleAssignmentDisposable()
current.disposable = subscribing
subscribing.setDisposable(
  scheduler.schedule(()) { _ in
    current.disposable = source.subscribe(self)
    return Disposables.create()
  }
)
return current
// end 11.10
