// Waits ten minutes before it orders again: a train can stand in a tunnel for longer.

// exercise 18.20
// instead of: buy()
buy()
  .timeout(
    .seconds(600),
    other: Observable.error(TicketError.noNetwork),
    scheduler: scheduler
  )
// end 18.20
