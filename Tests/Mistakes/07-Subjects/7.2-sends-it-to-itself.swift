// The last elements are sent to the subject again, which has ended and ignores them.

// exercise 7.2
// instead of: for element in lastElements { tell(element, to: slots) }
for element in lastElements { onNext(element) }
// end 7.2
