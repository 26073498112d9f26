// Takes the largest number for all elements, and the other operator for the rest.

// exercise 14.3
// instead of: multicast(makeSubject: { ReplaySubject.createUnbounded() })
replay(.max)
// end 14.3
