// `publish().refCount()` shares, and ends in the wrong order.

// exercise 14.5
publish().refCount()
// end 14.5

// exercise 14.5
let connection = join()
let place = connection.subscribe(observer)
connection.open()
return Membership(place, of: connection)
// end 14.5

// exercise 14.5
close()
tell()
release()
// end 14.5
