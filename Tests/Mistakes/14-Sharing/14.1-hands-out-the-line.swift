// Each call of `connect()` makes a new connection, beside the one that is listened to.

// exercise 14.1
connection(joining: false).subscribe(observer)
// end 14.1

// exercise 14.1
let connection = makeConnection()
connection.open()
return connection
// end 14.1

// exercise 14.1
close()
release()
// end 14.1

// exercise 14.1
input.onNext(element)
// end 14.1
