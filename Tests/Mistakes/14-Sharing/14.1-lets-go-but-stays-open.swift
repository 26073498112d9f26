// The source is disposed, but what it still sends is heard.

// exercise 14.1
connection(joining: false).subscribe(observer)
// end 14.1

// exercise 14.1
let connection = connection(joining: false)
connection.open()
return connection
// end 14.1

// exercise 14.1
release()
// end 14.1

// exercise 14.1
input.onNext(element)
// end 14.1
