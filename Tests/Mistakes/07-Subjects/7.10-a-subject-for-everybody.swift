// Each observer gets a subject of its own, to which nobody sends.

// exercise 7.10 in PublishRelay.swift
subject.onNext(event)
// end 7.10

// exercise 7.10 in PublishRelay.swift
PublishSubject<Element>().subscribe(observer)
// end 7.10
