// Treats the ticks of the clock as spans.

// exercise 12.7
for recorded in recordedEvents {
  _ = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
    self.send(recorded.value)
    return Disposables.create()
  }
}
// end 12.7
