// Makes the membership before it listens, and does not open a connection whose end it has heard.

// exercise 14.4
// instead of: let subscription = connection.subscribe(sink)
// instead of: connection.open()
// instead of: return (sink, Membership(subscription, of: connection))
let subscription = SingleAssignmentDisposable()
let membership = Membership(subscription, of: connection)
subscription.setDisposable(connection.subscribe(sink))
if !cancel.isDisposed { connection.open() }
return (sink, membership)
// end 14.4
