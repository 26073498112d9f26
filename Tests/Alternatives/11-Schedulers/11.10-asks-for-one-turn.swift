// Asks for one turn only, however often it is disposed.

// exercise 11.10
// instead of: private let disposable: Lock<Disposable?>
private let isAsked = Flag()
private let disposable: Lock<Disposable?>
// instead of: _ = scheduler.schedule(self) { scheduled in
// instead of: scheduled.disposeNow()
// instead of: return Disposables.create()
// instead of: }
guard isAsked.raise() else { return }
_ = scheduler.schedule(self) { scheduled in
  scheduled.disposeNow()
  return Disposables.create()
}
// end 11.10
