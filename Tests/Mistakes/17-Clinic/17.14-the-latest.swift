// Gives up the first purchase for the second: both are paid for.

// exercise 17.14
tickets =
  taps
  .throttle(.milliseconds(300), latest: false, scheduler: scheduler)
  .flatMapLatest(buy)
// end 17.14
