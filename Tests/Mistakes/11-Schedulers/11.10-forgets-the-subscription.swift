// Returns the token of the scheduled work, and no more.

// exercise 11.10
_ = scheduler.schedule(self) { scheduled in
  scheduled.disposeNow()
  return Disposables.create()
}
// end 11.10

// exercise 11.10
scheduler.schedule(sink) { [source] sink in
  _ = source.subscribe(sink)
  return Disposables.create()
}
// end 11.10
