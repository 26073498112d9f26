// Any listener that leaves ends the connection.

// exercise 14.4
members += 1
// end 14.4

// exercise 14.4
members -= 1
return true
// end 14.4

// exercise 14.4
let connection = source.join()
let sink = RefCountSink(of: connection, observer: observer, cancel: cancel)
let subscription = connection.subscribe(sink)
connection.open()
return (sink, Membership(subscription, of: connection))
// end 14.4
