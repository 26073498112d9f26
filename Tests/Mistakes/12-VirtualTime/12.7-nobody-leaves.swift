// Writes down who has left, and goes on sending to him.

// exercise 12.7
for recorded in recordedEvents {
  scheduler.scheduleAt(recorded.time) { self.send(recorded.value) }
}
// end 12.7

// exercise 12.7
_ = observers.insert(observer.on)
return subscription {}
// end 12.7
