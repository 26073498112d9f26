// Does not order again, and cancels after three seconds what is paid for.

// exercise 18.20
// instead of: buy()
buy()
  .timeout(
    .seconds(3),
    other: Observable.error(TicketError.noNetwork),
    scheduler: scheduler
  )
// instead of: guard case TicketError.noNetwork = error, attempt < 2 else {
// instead of: return Observable<Int>.error(error)
// instead of: }
guard attempt < 0 else {
  return Observable<Int>.error(error)
}
// end 18.20
