// Waits until the tapping is over, so a tap does nothing at first.

// exercise 18.20
tickets =
  taps
  .debounce(.milliseconds(300), scheduler: scheduler)
  .flatMapFirst(buy)
// end 18.20
