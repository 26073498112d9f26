// The source is left to itself.

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
close()
tell()
// end 14.5
