// `publish().refCount()` shares, but ends in the wrong order.

// exercise 14.5
publish().refCount()
// end 14.5

// exercise 14.5
let connection = join()
let subscription = connection.subscribe(observer)
connection.open()
return Membership(subscription, of: connection)
// end 14.5

// exercise 14.5
close()
tell()
release()
// end 14.5
