// Waits until the tapping is over, so a tap does nothing at first.

// exercise 18.20
// instead of: let purchases = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
let purchases = taps.debounce(.milliseconds(300), scheduler: scheduler)
// end 18.20
