// An observer of a disposed subject is told that all went well.

// exercise 7.4
observer.onCompleted()
// end 7.4
