// The connection is still the present one when the end is told: who asks again is given the dead one.

// exercise 14.5
Shared(makeConnection: connections(atTheEnd: .tell) { PublishSubject() })
// end 14.5

// exercise 14.5
let connection = join()
let place = connection.subscribe(observer)
connection.open()
return Membership(place, of: connection)
// end 14.5

// exercise 14.5
tell()
close()
release()
// end 14.5
