// Throttles to five seconds; the train's tunnel takes eight.

// exercise 18.20
tickets =
  taps
  .throttle(.seconds(5), latest: false, scheduler: scheduler)
  .flatMap(buy)
// end 18.20
