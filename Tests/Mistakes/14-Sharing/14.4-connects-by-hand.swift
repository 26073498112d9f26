// It connects with `connect()` and never disconnects.

// exercise 14.4
members += 1
// end 14.4

// exercise 14.4
members -= 1
return members == 0
// end 14.4

// exercise 14.4
let sink = RefCountSink(of: source.join(), observer: observer, cancel: cancel)
let subscription = source.subscribe(sink)
_ = source.connect()
return (sink, subscription)
// end 14.4
