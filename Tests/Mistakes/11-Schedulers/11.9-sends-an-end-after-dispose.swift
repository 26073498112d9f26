// Only elements ask whether the sink is disposed: an end that comes after dispose() is still sent
// to the queue as a hop, which keeps the sink there until its turn.

// exercise 11.9
// instead of: send(ElementHop(element, to: self))
guard !isDisposed else { return }
send(ElementHop(element, to: self))
// end 11.9

// exercise 11.9
// instead of: guard !isDisposed else { return }
// instead of: scheduler.perform(hop)
scheduler.perform(hop)
// end 11.9
