// Nobody counts, so nobody is the last to leave.

// exercise 14.5
Shared(makeConnection: connections(atTheEnd: .tell) { PublishSubject() })
// end 14.5

// exercise 14.5
let connection = join()
let subscription = connection.subscribe(observer)
connection.open()
return subscription
// end 14.5

// exercise 14.5
close()
tell()
release()
// end 14.5
