// One subject for all connections has one end for all.

// exercise 14.5
let subject = PublishSubject<Element>()
return Shared(makeConnection: connections(atTheEnd: .tell) { subject })
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
