// The connection is still the current one when the end is sent: whoever subscribes
// again gets the old one.

// exercise 14.5
Shared(makeConnection: connections(atTheEnd: .tell) { PublishSubject() })
// end 14.5

// exercise 14.5
let connection = join()
let subscription = connection.subscribe(observer)
connection.open()
return Membership(subscription, of: connection)
// end 14.5

// exercise 14.5
tell()
close()
release()
// end 14.5
