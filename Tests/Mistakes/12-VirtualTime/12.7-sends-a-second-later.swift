// Schedules its events like work from outside, so they come a tick late.

// exercise 12.7
for recorded in recordedEvents {
  scheduler.scheduleAt(recorded.time) {
    _ = scheduler.schedule(()) { _ in
      self.send(recorded.value)
      return Disposables.create()
    }
  }
}
// end 12.7
