// On a queue, sends a hop for each element, even after `dispose()`.

// exercise 11.9
// instead of: guard !isDisposed else { return }
// instead of: scheduler.perform(hop)
scheduler.perform(hop)
// end 11.9
