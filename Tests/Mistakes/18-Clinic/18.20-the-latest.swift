// Cancels the first purchase for the second: both are paid for.

// exercise 18.20
tickets =
  taps
  .throttle(.milliseconds(300), latest: false, scheduler: scheduler)
  .flatMapLatest(buy)
// end 18.20
