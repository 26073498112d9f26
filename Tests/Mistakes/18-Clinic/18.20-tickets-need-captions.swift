// The tickets are a by-product of the captions: if only somebody who waits for tickets listens, a
// tap buys nothing, and if the captions are left, the purchase is cancelled.

// exercise 18.20
// instead of: tickets = purchases.compactMap { state in state.ticket }
let sold = PublishSubject<String>()
tickets = sold
// end 18.20

// exercise 18.20
// instead of: captions = purchases.flatMapLatest { state in state.captions(scheduler: scheduler) }
captions =
  purchases
  .do(onNext: { state in
    if let ticket = state.ticket { sold.onNext(ticket) }
  })
  .flatMapLatest { state in state.captions(scheduler: scheduler) }
// end 18.20
