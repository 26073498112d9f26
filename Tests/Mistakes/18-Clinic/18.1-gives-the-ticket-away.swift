// Takes a ticket and doesn't keep it: the ticket is freed before the first element comes.

// exercise 18.1
// instead of: .using({ census.ticket(kind) }, observableFactory: { _ in asObservable() })
Observable.deferred {
  _ = census.ticket(kind)
  return self.asObservable()
}
// end 18.1
