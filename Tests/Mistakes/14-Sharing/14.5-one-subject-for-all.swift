// One subject for all connections ends once for all.

// exercise 14.5
let subject = PublishSubject<Element>()
return Shared(makeConnection: connections(atTheEnd: .tell) { subject })
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
