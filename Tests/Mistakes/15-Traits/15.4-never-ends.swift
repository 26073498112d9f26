// Sends no end after the replacement.

// exercise 15.4
// instead of: Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
Infallible(asObservable().catch { .concat(onErrorRecover($0).asObservable(), .never()) })
// end 15.4
