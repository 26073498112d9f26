// Nobody counts, so nobody is the last to leave.

// exercise 14.5
Shared(makeConnection: connections(atTheEnd: .tell) { PublishSubject() })
// end 14.5

// exercise 14.5
let connection = join()
let place = connection.subscribe(observer)
connection.open()
return place
// end 14.5

// exercise 14.5
close()
tell()
release()
// end 14.5
