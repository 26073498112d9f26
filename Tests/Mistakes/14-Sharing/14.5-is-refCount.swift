// `publish().refCount()` shares, and ends in the wrong order.

// exercise 14.5
publish().refCount()
// end 14.5

// exercise 14.5
let connection = source.join()
let place = connection.subscribe(observer)
connection.open()
return Membership(place, of: connection, in: source)
// end 14.5

// exercise 14.5
close()
speaker.on(end)
release()
// end 14.5
