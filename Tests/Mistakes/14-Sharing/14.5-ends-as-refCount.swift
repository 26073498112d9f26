// It lets go of the source before the end is told.

// exercise 14.5
Shared(makeConnection: connections(atTheEnd: .release) { PublishSubject() })
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
