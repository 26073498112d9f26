// Orders once, even if there was no network to order with.

// exercise 18.20
// instead of: guard case TicketError.noNetwork = error, attempt < 2 else {
// instead of: return Observable<Int>.error(error)
// instead of: }
guard attempt < 0 else {
  return Observable<Int>.error(error)
}
// end 18.20
