// Makes the ticket when the chain is built: one ticket for all who subscribe.

// exercise 18.1
// instead of: .using({ census.ticket(kind) }, observableFactory: { _ in asObservable() })
let ticket = census.ticket(kind)
return self.do(onDispose: { ticket.dispose() })
// end 18.1
