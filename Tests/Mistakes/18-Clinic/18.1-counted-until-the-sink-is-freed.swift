// Nobody disposes the ticket: it goes when the sink that holds it is freed. If a source keeps its
// observers, a subscription that was disposed is still counted.

// exercise 18.1
// instead of: .using({ census.ticket(kind) }, observableFactory: { _ in asObservable() })
.deferred {
  let ticket = census.ticket(kind)
  return self.do(onNext: { _ in withExtendedLifetime(ticket) {} })
}
// end 18.1
