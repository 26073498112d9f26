// It connects before the first listener is there.

// exercise 14.4
// instead of: let sink = RefCountSink(of: connection, observer: observer, cancel: cancel)
// instead of: let subscription = connection.subscribe(sink)
// instead of: connection.open()
// instead of: return (sink, Membership(subscription, of: connection))
connection.open()
let sink = RefCountSink(of: connection, observer: observer, cancel: cancel)
return (sink, Membership(connection.subscribe(sink), of: connection))
// end 14.4
