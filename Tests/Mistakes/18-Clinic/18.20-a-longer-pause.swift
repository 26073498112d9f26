// Throttles the taps to ten seconds, and orders three times for one of them.

// exercise 18.20
// instead of: let purchases = taps.throttle(.milliseconds(300), latest: false, scheduler: scheduler)
let purchases = taps.throttle(.seconds(10), latest: false, scheduler: scheduler)
// instead of: buy()
buy()
  .timeout(
    .seconds(3),
    other: Observable.error(TicketError.noNetwork),
    scheduler: scheduler
  )
// end 18.20
