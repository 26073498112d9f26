// Waits for the ticket, but forgets the trembling thumb: at home the ticket comes too soon.

// exercise 18.20
tickets =
  taps
  .flatMapFirst(buy)
// end 18.20
