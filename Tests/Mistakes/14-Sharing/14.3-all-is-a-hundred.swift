// It takes a hundred elements for all that will ever come.

// exercise 14.3
return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
// end 14.3

// exercise 14.3
replay(100)
// end 14.3
