// Sends through the door for work from outside, and not at the tick itself.

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
