// The schedule holds the source weakly: if nobody else keeps it, nothing comes.

// exercise 12.7
// instead of: scheduler.scheduleAt(recorded.time) { self.send(recorded.value) }
scheduler.scheduleAt(recorded.time) { [weak self] in self?.send(recorded.value) }
// end 12.7
