// It lets go of the source before the end is told.

// exercise 14.5
Shared(connectable(atTheEnd: .release) { PublishSubject() })
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
