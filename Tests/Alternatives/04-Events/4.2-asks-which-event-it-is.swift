// `AnyObserver` asks which event it is, and uses the three methods.

// exercise 4.2
if !hasEnded.isRaised() { handOut(element) }
// end 4.2

// exercise 4.2
if hasEnded.raise() { handler(event) }
// end 4.2

// exercise 4.2
switch event {
case .next(let element): hidden.onNext(element)
case .error(let error): hidden.onError(error)
case .completed: hidden.onCompleted()
}
// end 4.2

// exercise 4.2
on(.next(element))
// end 4.2

// exercise 4.2
on(.error(error))
// end 4.2

// exercise 4.2
on(.completed)
// end 4.2
