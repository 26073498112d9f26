// Releases the observer at the end of the subscription, which mutes the rest.

// exercise 12.8
var target: Observer? = observer
let start = scheduler.clock
for recorded in recordedEvents {
  scheduler.scheduleAt(start + recorded.time) { target?.on(recorded.value) }
}
return subscription { target = nil }
// end 12.8
