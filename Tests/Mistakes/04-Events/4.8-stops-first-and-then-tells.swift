// The sensor is stopped before the observer has heard the end.

// exercise 4.8
// instead of: observer.on(event)
// instead of: if event.isStopEvent { dispose() }
if event.isStopEvent { dispose() }
observer.on(event)
// end 4.8
