// Catches the error itself, in place of calling the other form.

// exercise 15.4
// instead of: asInfallible(onErrorFallbackTo: .just(element))
Infallible(asObservable().catchAndReturn(element))
// end 15.4

// exercise 15.4
// instead of: asInfallible(onErrorRecover: { _ in infallible })
Infallible(asObservable().catch { _ in infallible.asObservable() })
// end 15.4
