// A token keeps the relay, and with it all observers.

// exercise 7.10 in PublishRelay.swift
subject.onNext(event)
// end 7.10

// exercise 7.10 in PublishRelay.swift
let token = subject.subscribe(observer)
return Disposables.create { [self] in
  withExtendedLifetime(self) { token.dispose() }
}
// end 7.10
