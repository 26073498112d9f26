// Asks for the connection twice, and so counts twice.

// exercise 14.4
// instead of: let sink = RefCountSink(of: connection, observer: observer, cancel: cancel)
let sink = RefCountSink(of: source.join(), observer: observer, cancel: cancel)
// end 14.4
