// An event is muted if it was due after the disposal: one that is late, since work has slept, is
// heard although the token was disposed.

// exercise 12.8
// instead of: var isOver = false
// instead of: let token = subscription { isOver = true }
let (begin, index) = (scheduler.clock, subscriptions.count)
let token = subscription {}
// end 12.8

// exercise 12.8
// instead of: if !isOver { observer.on(recorded.value) }
let isHeard = begin + recorded.time < self.subscriptions[index].unsubscribe
if isHeard { observer.on(recorded.value) }
// end 12.8
