// Records the disposal, but goes on sending.

// exercise 12.8
for recorded in recordedEvents {
  _ = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
    observer.on(recorded.value)
    return Disposables.create()
  }
}
return subscription {}
// end 12.8
