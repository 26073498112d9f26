// Each observable is one more subject among the observers, which stays there as long as the relay. If an
// observer subscribes to it during a delivery, it hears an element that was accepted before.

// exercise 7.10 in PublishRelay.swift
// instead of: subject.asObservable()
let copy = PublishSubject<Element>()
_ = subject.subscribe(copy)
return copy
// end 7.10
