// It lets go of the source first, which may still speak while it hangs up.

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
speaker.onNext(element)
// end 14.1
