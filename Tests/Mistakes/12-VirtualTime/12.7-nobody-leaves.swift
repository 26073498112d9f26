// Records the disposal, but goes on sending to that observer.

// exercise 12.7
for recorded in recordedEvents {
  scheduler.scheduleAt(recorded.time) { self.send(recorded.value) }
}
// end 12.7

// exercise 12.7
_ = observers.insert(observer.on)
return subscription {}
// end 12.7
