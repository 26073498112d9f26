// The source is left to itself.

// exercise 14.5
Shared(connectable(atTheEnd: .tell) { PublishSubject() })
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
// end 14.5
