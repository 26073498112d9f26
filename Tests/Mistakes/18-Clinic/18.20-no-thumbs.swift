// Waits for the ticket, but forgets the trembling thumb: at home the ticket comes too soon.

// exercise 18.20
// instead of: let purchases = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
let purchases = taps
// end 18.20
