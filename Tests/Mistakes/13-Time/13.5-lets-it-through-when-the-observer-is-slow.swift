// The window opens when the observer is called, and may be over before the observer has returned:
// what a slow one makes the source send then passes, inside the element before.

// exercise 13.5
// instead of: window = .sending
window = .opened(scheduler.now)
// end 13.5
