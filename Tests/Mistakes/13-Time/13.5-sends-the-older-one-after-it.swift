// An element passes because the window is over, and the alarm, which rings at that moment on another
// thread, still finds the older one waiting.

// exercise 13.5
// instead of: if let element = waiting { send(element) }
if let element = waiting.take() { send(element) }

// instead of: waiting = nil
// end 13.5
