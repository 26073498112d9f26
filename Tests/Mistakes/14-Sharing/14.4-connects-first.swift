// It connects before the first listener is there.

// exercise 14.4
members += 1
// end 14.4

// exercise 14.4
members -= 1
return members == 0
// end 14.4

// exercise 14.4
let connection = source.join()
connection.open()
let sink = RefCountSink(of: connection, observer: observer, cancel: cancel)
return (sink, Membership(connection.subscribe(sink), of: connection))
// end 14.4
