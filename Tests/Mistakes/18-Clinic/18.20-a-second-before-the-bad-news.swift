// Holds each error back for a second before it looks at it: "Sold out" comes a second late, and the
// button is blocked meanwhile.

// exercise 18.20
// instead of: errors.enumerated()
// instead of: .flatMap { attempt, error in
// instead of: guard case TicketError.noNetwork = error, attempt < 2 else {
// instead of: return Observable<Int>.error(error)
// instead of: }
// instead of: return Observable<Int>.timer(.seconds(1), scheduler: scheduler)
// instead of: }
errors.delay(.seconds(1), scheduler: scheduler)
  .enumerated()
  .flatMap { attempt, error in
    guard case TicketError.noNetwork = error, attempt < 2 else {
      return Observable<Int>.error(error)
    }
    return .just(attempt)
  }
// end 18.20
