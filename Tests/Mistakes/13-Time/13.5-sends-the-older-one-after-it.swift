// An element passes because the window is over, and the alarm, which rings at that moment on another
// thread, still finds the older one waiting.

// exercise 13.5
// instead of: if let element = waiting { send(element) }
if let element = waiting.take() { send(element) }

// instead of: let dropped = waiting.take()
// instead of: // Its alarm must not ring for what waits next.
// instead of: if dropped != nil { turnOffAlarm() }

// instead of: withExtendedLifetime(dropped) {}
// end 13.5
