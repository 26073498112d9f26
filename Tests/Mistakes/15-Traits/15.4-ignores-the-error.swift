// Turns each error into an end, and never uses the replacement.

// exercise 15.4
// instead of: Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
Infallible(asObservable().catch { _ in .empty() })
// end 15.4
