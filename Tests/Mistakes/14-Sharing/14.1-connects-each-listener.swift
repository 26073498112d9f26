// Each listener connects, as with other sequences.

// exercise 14.1
// instead of: connection(joining: false).subscribe(observer)
let connection = connection(joining: false)
let subscription = connection.subscribe(observer)
connection.open()
return subscription
// end 14.1
