// The window opens when the observer has returned: what the observer makes the source send passes
// at once.

// exercise 13.5
// instead of: waiting = nil
// instead of: // The window is open already when the observer is called: what that causes has to wait, too.
// instead of: lastSent = scheduler.now
// instead of: forwardNext(element)
// instead of: // A slow observer still gets its pause, and so what came meanwhile waits for the rest of it.
// instead of: lastSent = scheduler.now
// instead of: if waiting != nil { setAlarm(after: dueTime) }
waiting = nil
forwardNext(element)
lastSent = scheduler.now
// end 13.5
