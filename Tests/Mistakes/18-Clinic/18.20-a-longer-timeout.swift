// Waits a minute before it orders again: there is a longer tunnel.

// exercise 18.20
// instead of: buy()
buy()
  .timeout(
    .seconds(60),
    other: Observable.error(TicketError.noNetwork),
    scheduler: scheduler
  )
// end 18.20
