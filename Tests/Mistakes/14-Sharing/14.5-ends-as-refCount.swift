// It disposes the source before the end is sent.

// exercise 14.5
Shared(makeConnection: connections(atTheEnd: .release) { PublishSubject() })
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
release()
// end 14.5
