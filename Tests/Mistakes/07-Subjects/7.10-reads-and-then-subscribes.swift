// Tells the value that it has read, and drops what the subject says first: a value between is lost.

// exercise 7.10 in BehaviorRelay.swift
subject.onNext(event)
// end 7.10

// exercise 7.10 in BehaviorRelay.swift
observer.onNext(value)
var isFirst = true
return subject.subscribe(
  AnyObserver { event in
    if !isFirst { observer.on(event) }
    isFirst = false
  }
)
// end 7.10
