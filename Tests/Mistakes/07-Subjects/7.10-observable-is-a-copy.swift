// `asObservable()` of a BehaviorRelay gives out a second subject that listens to the first: whoever
// subscribes to it in the middle of a delivery hears the old value first, and the relay keeps each
// one that it has given out.

// exercise 7.10 in BehaviorRelay.swift
// instead of: subject.asObservable()
// A subject of its own, so that nobody gets at the relay's by a cast.
let copy = BehaviorSubject(value: subject.current)
_ = subject.subscribe(copy)
return copy
// end 7.10
