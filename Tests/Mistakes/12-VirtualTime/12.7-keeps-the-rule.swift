// Sends nothing after an end, so that no test can see what an operator does about it.

// exercise 12.7
for recorded in recordedEvents {
  scheduler.scheduleAt(recorded.time) { self.send(recorded.value) }
  if recorded.value.isStopEvent { break }
}
// end 12.7
