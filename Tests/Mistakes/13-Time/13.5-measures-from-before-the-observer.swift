// The window is measured from before the observer is called: a slow one gets the next element the
// moment it is done.

// exercise 13.5
// instead of: waiting = nil
// instead of: // The window is open already when the observer is called: what that causes has to wait, too.
// instead of: lastSent = scheduler.now
// instead of: forwardNext(element)
// instead of: // A slow observer still gets its pause, and so what came meanwhile waits for the rest of it.
// instead of: lastSent = scheduler.now
// instead of: if waiting != nil { setAlarm(after: dueTime) }
waiting = nil
lastSent = scheduler.now
forwardNext(element)
// end 13.5
