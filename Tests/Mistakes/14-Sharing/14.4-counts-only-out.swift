// Nobody is counted in.

// exercise 14.4

// end 14.4

// exercise 14.4
members -= 1
return members == 0
// end 14.4

// exercise 14.4
let connection = source.join()
let sink = RefCountSink(of: connection, observer: observer, cancel: cancel)
let subscription = connection.subscribe(sink)
connection.open()
return (sink, Membership(subscription, of: connection))
// end 14.4
