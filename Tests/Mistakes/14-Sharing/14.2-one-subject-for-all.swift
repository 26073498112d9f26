// The subject is made once, outside the closure.

// exercise 14.2
// instead of: multicast(makeSubject: { PublishSubject() })
let subject = PublishSubject<Element>()
return multicast(makeSubject: { subject })
// end 14.2
