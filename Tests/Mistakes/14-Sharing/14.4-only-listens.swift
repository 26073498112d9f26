// Those who listen do not count: the place is the whole token.

// exercise 14.4
members += 1
// end 14.4

// exercise 14.4
members -= 1
return members == 0
// end 14.4

// exercise 14.4
let connection = source.join()
let sink = RefCountSink(of: connection, observer: observer, cancel: cancel)
let place = connection.subscribe(sink)
connection.open()
return (sink, place)
// end 14.4
