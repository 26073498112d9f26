// Lets the button work once.

// exercise 18.20
// instead of: let purchases = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
let purchases = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
  .take(1)
// end 18.20
