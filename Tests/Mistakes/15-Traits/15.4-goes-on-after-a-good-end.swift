// Continues with the other sequence after a completion, too.

// exercise 15.4
// instead of: asInfallible(onErrorRecover: { _ in infallible })
Infallible(.concat(asObservable().catch { _ in .empty() }, infallible.asObservable()))
// end 15.4
