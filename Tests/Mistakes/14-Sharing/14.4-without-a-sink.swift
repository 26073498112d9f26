// The observer itself listens, so nothing ends the connection when the subject does.

// exercise 14.4
// instead of: let sink = RefCountSink(of: connection, observer: observer, cancel: cancel)
// instead of: let subscription = connection.subscribe(sink)
// instead of: connection.open()
// instead of: return (sink, Membership(subscription, of: connection))
let subscription = connection.subscribe(observer)
connection.open()
return (subscription, Membership(subscription, of: connection))
// end 14.4
