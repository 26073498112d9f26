// The connection is still the present one when the end is told: who asks again is given the dead one.

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
speaker.on(end)
close()
release()
// end 14.5
