// Tells a new observer the value, and the subject does it again.

// exercise 7.10 in BehaviorRelay.swift
subject.onNext(event)
// end 7.10

// exercise 7.10 in BehaviorRelay.swift
observer.onNext(value)
return subject.subscribe(observer)
// end 7.10
