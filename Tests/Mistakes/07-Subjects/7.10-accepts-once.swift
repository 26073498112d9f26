// The relay ends with the first element, as a completion handler would.

// exercise 7.10 in PublishRelay.swift
subject.onNext(event)
subject.onCompleted()
// end 7.10
