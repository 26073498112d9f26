// It disposes the source first, and the source may still send while it is being disposed.

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
close()
// end 14.1

// exercise 14.1
input.onNext(element)
// end 14.1
