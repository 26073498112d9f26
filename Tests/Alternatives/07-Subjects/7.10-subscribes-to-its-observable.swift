// Subscribes the observer to the observable that it gives out.

// exercise 7.10 in PublishRelay.swift
subject.onNext(event)
// end 7.10

// exercise 7.10 in PublishRelay.swift
asObservable().subscribe(observer)
// end 7.10
