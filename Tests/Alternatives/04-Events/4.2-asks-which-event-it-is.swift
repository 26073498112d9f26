// `AnyObserver` asks which event it is, and uses the three methods.

// exercise 4.2
// instead of: guard !hasEnded.isRaised() else { return }
// instead of: handOut(element)
if !hasEnded.isRaised() { handOut(element) }
// instead of: // Looks at the flag and raises it in one step: of two ends, only the first raises it.
// instead of: guard hasEnded.raise() else { return }
// instead of: handler(event)
if hasEnded.raise() { handler(event) }
// instead of: hidden.on(event)
switch event {
case .next(let element): hidden.onNext(element)
case .error(let error): hidden.onError(error)
case .completed: hidden.onCompleted()
}
// end 4.2
