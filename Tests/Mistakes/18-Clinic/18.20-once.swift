// Lets the button work once.

// exercise 18.20
tickets =
  taps
  .throttle(.milliseconds(300), latest: false, scheduler: scheduler)
  .take(1)
  .flatMap(buy)
// end 18.20
