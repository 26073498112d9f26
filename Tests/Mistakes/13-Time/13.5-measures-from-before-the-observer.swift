// The window is measured from before the observer is called: a slow one gets the next element the
// moment it is done.

// exercise 13.5
// instead of: let dropped = waiting.take()
// instead of: // Its alarm must not ring for what waits next.
// instead of: if dropped != nil { turnOffAlarm() }
// instead of: // What this causes has to wait, even if the observer takes longer than a window.
// instead of: window = .sending
// instead of: forwardNext(element)
// instead of: // A slow observer still gets its pause, and so what came meanwhile waits for the whole of it.
// instead of: window = .opened(scheduler.now)
// instead of: if waiting != nil { setAlarm(after: dueTime) }
// instead of: withExtendedLifetime(dropped) {}
waiting = nil
window = .opened(scheduler.now)
forwardNext(element)
// end 13.5
