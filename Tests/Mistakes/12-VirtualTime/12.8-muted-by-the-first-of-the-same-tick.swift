// Looks up by its tick whether a subscription is over: two that began at one tick share an end.

// exercise 12.8
// instead of: var isOver = false
// instead of: let token = subscription { isOver = true }
let began = scheduler.clock
let token = subscription {}
// end 12.8

// exercise 12.8
// instead of: if !isOver { observer.on(recorded.value) }
let own = self.subscriptions.first { $0.subscribe == began }
if own?.unsubscribe == .max { observer.on(recorded.value) }
// end 12.8
