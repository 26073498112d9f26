// Listens before it joins: by the time it joins, the connection it listens to may be over.

// exercise 14.5
Shared(makeConnection: connections(atTheEnd: .tell) { PublishSubject() })
// end 14.5

// exercise 14.5
let subscription = super.subscribe(observer)
let connection = join()
connection.open()
return Membership(subscription, of: connection)
// end 14.5

// exercise 14.5
close()
tell()
release()
// end 14.5
