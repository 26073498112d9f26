// Takes the ticks for those of the clock, as a hot source does.

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
