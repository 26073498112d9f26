// The tickets are a by-product of the captions: if only somebody who waits for tickets listens, a
// tap buys nothing, and if the captions are left, the purchase is cancelled.

// exercise 18.20
// instead of: tickets = purchases.compactMap { state in state.ticket }
let sold = PublishSubject<String>()
tickets = sold
// instead of: captions = purchases.flatMapLatest { state in state.captions(scheduler: scheduler) }
// instead of: .startWith("Buy")
captions =
  purchases
  .do(onNext: { state in
    if let ticket = state.ticket { sold.onNext(ticket) }
  })
  .flatMapLatest { state in state.captions(scheduler: scheduler) }
  .startWith("Buy")
// end 18.20
