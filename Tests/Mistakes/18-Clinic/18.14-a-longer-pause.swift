// Waits five seconds between taps; the train has a tunnel of eight.

// exercise 18.14
tickets =
  taps
  .throttle(.seconds(5), latest: false, scheduler: scheduler)
  .flatMap(buy)
// end 18.14
