// What is over is never forgotten, so `connect()` returns it for ever.

// exercise 14.2

// end 14.2

// exercise 14.2
multicast(makeSubject: { PublishSubject() })
// end 14.2

// exercise 14.2
dispose()
tell()
// end 14.2
