// The token of the subject is thrown away: whoever has left goes on hearing.

// exercise 7.10 in PublishRelay.swift
subject.onNext(event)
// end 7.10

// exercise 7.10 in PublishRelay.swift
_ = subject.subscribe(observer)
return Disposables.create()
// end 7.10
