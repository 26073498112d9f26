// The source is never disposed.

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
close()
tell()
// end 14.5
