// What waits is taken out after it was sent: what the observer makes the source send meanwhile is
// lost.

// exercise 13.5
// instead of: waiting = nil
// instead of: // The window is open already when the observer is called: what that causes has to wait, too.
// instead of: lastSent = scheduler.now
// instead of: forwardNext(element)
// instead of: // A slow observer still gets its pause, and so what came meanwhile waits for the rest of it.
// instead of: lastSent = scheduler.now
// instead of: if waiting != nil { setAlarm(after: dueTime) }
lastSent = scheduler.now
forwardNext(element)
lastSent = scheduler.now
waiting = nil
// end 13.5
