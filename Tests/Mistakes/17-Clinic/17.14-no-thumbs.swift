// Waits for the ticket, and forgets the trembling thumb: at home the ticket is there too soon.

// exercise 17.14
tickets =
  taps
  .flatMapFirst(buy)
// end 17.14
