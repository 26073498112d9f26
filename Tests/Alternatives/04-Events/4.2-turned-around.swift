// Through a hidden observer and method references; the flag's answer has a name.

// exercise 4.2 in ObserverType.swift
asObserver().on(.next(element))
// end 4.2

// exercise 4.2 in ObserverType.swift
asObserver().on(.error(error))
// end 4.2

// exercise 4.2 in ObserverType.swift
asObserver().on(.completed)
// end 4.2

// exercise 4.2 in AnyObserver.swift
let tell = hidden.on
tell(event)
// end 4.2

// exercise 4.2 in AnonymousObserver.swift
switch hasEnded.isRaised() {
case true: break
case false: handOut(element)
}
// end 4.2

// exercise 4.2 in AnonymousObserver.swift
let isFirst = hasEnded.raise()
if isFirst {
  handler(event)
}
// end 4.2
