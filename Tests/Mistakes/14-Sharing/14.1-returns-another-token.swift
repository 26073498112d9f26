// Whoever connects gets a new token, so that each `connect()` returns another one.

// exercise 14.1
connection(joining: false).subscribe(observer)
// end 14.1

// exercise 14.1
let connection = connection(joining: false)
connection.open()
return Disposables.create { connection.dispose() }
// end 14.1

// exercise 14.1
close()
release()
// end 14.1

// exercise 14.1
input.onNext(element)
// end 14.1
