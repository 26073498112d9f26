// All is taken for more than will ever come, and is not.

// exercise 14.3
return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
// end 14.3

// exercise 14.3
replay(100)
// end 14.3
