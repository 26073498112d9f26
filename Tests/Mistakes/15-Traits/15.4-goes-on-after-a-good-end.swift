// Continues with the other sequence after a completion, too.

// exercise 15.4
// instead of: Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
let failing = Observable.concat(asObservable(), .error(RxError.unknown))
return Infallible(failing.catch { onErrorRecover($0).asObservable() })
// end 15.4
