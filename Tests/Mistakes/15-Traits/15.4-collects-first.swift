// Keeps the elements until the source completes, and loses them if it fails.

// exercise 15.4
// instead of: Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
Infallible(asObservable().takeLast(100).catch { onErrorRecover($0).asObservable() })
// end 15.4
