// Each listener connects, as with other sequences.

// exercise 14.1
let connection = connection(joining: false)
let subscription = connection.subscribe(observer)
connection.open()
return subscription
// end 14.1

// exercise 14.1
let connection = connection(joining: false)
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
