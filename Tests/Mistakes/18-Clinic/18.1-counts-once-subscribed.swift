// A subscription is counted only after the source's `subscribe` has returned: whoever looks while the source sends inside `subscribe` (or blocks there) finds nothing.

// exercise 18.1
// instead of: .using({ census.ticket(kind) }, observableFactory: { _ in asObservable() })
.deferred {
  let place = Lock<Census.Ticket?>(nil)
  return self.do(
    onSubscribed: {
      let ticket = census.ticket(kind)
      place.withLock { $0 = ticket }
    },
    onDispose: {
      let ticket = place.withLock { $0.take() }
      ticket?.dispose()
    }
  )
}
// end 18.1
