// Waits for the ticket, and forgets the trembling thumb: at home the ticket is there too soon.

// exercise 18.14
tickets =
  taps
  .flatMapFirst(buy)
// end 18.14
