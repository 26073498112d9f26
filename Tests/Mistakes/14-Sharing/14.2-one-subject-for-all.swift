// The subject is made once, outside the closure.

// exercise 14.2
state.withLock { state in
  if state.current === connection { state.current = nil }
}
// end 14.2

// exercise 14.2
let subject = PublishSubject<Element>()
return multicast(makeSubject: { subject })
// end 14.2

// exercise 14.2
dispose()
tell()
// end 14.2
