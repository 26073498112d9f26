// It returns the connection, but nobody has opened it.

// exercise 14.1
connection(joining: false).subscribe(observer)
// end 14.1

// exercise 14.1
connection(joining: false)
// end 14.1

// exercise 14.1
close()
release()
// end 14.1

// exercise 14.1
input.onNext(element)
// end 14.1
