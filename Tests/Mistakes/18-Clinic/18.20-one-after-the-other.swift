// Keeps the taps for later: the second ticket is bought after the first.

// exercise 18.20
tickets =
  taps
  .throttle(.milliseconds(300), latest: false, scheduler: scheduler)
  .concatMap(buy)
// end 18.20
