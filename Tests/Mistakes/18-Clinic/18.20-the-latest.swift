// Cancels the first purchase for the second: both are paid for.

// exercise 18.20
// instead of: .flatMapFirst {
// instead of: Self.purchase(scheduler: scheduler, buy: buy)
// instead of: .map { ticket in State.done(ticket) }
// instead of: .catch { error in .just(.failed(error)) }
// instead of: .startWith(.buying)
// instead of: }
.flatMapLatest {
  Self.purchase(scheduler: scheduler, buy: buy)
    .map { ticket in State.done(ticket) }
    .catch { error in .just(.failed(error)) }
    .startWith(.buying)
}
// end 18.20
