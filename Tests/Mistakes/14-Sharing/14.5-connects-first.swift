// It is opened before the first listener is there.

// exercise 14.5
Shared(makeConnection: connections(atTheEnd: .tell) { PublishSubject() })
// end 14.5

// exercise 14.5
let connection = join()
connection.open()
return Membership(connection.subscribe(observer), of: connection)
// end 14.5

// exercise 14.5
close()
tell()
release()
// end 14.5
