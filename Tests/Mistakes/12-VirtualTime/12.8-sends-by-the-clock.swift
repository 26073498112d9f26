// Treats the ticks as those of the clock, like a hot source.

// exercise 12.8
var isOver = false
let token = subscription { isOver = true }
for recorded in recordedEvents {
  scheduler.scheduleAt(recorded.time) {
    if !isOver { observer.on(recorded.value) }
  }
}
return token
// end 12.8
