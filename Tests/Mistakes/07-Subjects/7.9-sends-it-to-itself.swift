// The element is sent to the subject again, which has ended and ignores it.

// exercise 7.9
// instead of: for element in lastElements { tell(element, to: slots) }
for element in lastElements { onNext(element) }
// end 7.9
