// The subject is disposed when the last observer leaves, and nobody can come back.

// exercise 7.10 in PublishRelay.swift
subject.onNext(event)
// end 7.10

// exercise 7.10 in PublishRelay.swift
let token = subject.subscribe(observer)
return Disposables.create { [subject] in
  token.dispose()
  if !subject.hasObservers { subject.dispose() }
}
// end 7.10
