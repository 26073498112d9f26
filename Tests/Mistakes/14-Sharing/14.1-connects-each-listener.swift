// Whoever listens connects, as one is used to.

// exercise 14.1
let connection = connection(joining: false)
let place = connection.subscribe(observer)
connection.open()
return place
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
speaker.onNext(element)
// end 14.1
