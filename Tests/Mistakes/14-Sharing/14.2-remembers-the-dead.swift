// A connection that is over is never forgotten, so `connect()` returns it again and again.

// exercise 14.2

// end 14.2

// exercise 14.2
multicast(makeSubject: { PublishSubject() })
// end 14.2

// exercise 14.2
dispose()
tell()
// end 14.2
