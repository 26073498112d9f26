// Delays tick zero to the next one, as if the work came from outside.

// exercise 12.8
var isOver = false
let token = subscription { isOver = true }
for recorded in recordedEvents {
  let time = scheduler.adjustScheduledTime(scheduler.clock + recorded.time)
  scheduler.scheduleAt(time) {
    if !isOver { observer.on(recorded.value) }
  }
}
return token
// end 12.8
