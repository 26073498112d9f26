// Subscribes a second time before it recovers.

// exercise 15.4
// instead of: Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
Infallible(asObservable().retry(2).catch { onErrorRecover($0).asObservable() })
// end 15.4
