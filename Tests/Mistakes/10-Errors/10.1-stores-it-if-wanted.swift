// It asks whether it was disposed before it stores the token: `dispose()` may have come meanwhile.

// exercise 10.1
// instead of: // The source is disposed after the replacement was subscribed, as in RxSwift.
// instead of: current.disposable = replacement.subscribe(ReplacementObserver(sink: self))
let token = replacement.subscribe(ReplacementObserver(sink: self))
if !isDisposed { current.disposable = token }
// end 10.1
