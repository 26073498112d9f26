// The value is read when `asObservable()` is called, and not when somebody subscribes.

// exercise 7.10 in BehaviorRelay.swift
// instead of: subject.asObservable()
let first = value
return ClosureObservable { [subject] observer in
  var isFirst = true
  return subject.subscribe(
    AnyObserver { event in
      observer.on(isFirst ? .next(first) : event)
      isFirst = false
    }
  )
}
// end 7.10
