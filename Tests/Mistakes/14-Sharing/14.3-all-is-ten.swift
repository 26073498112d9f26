// All is taken for many.

// exercise 14.3
return multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
// end 14.3

// exercise 14.3
replay(2)
// end 14.3
