// Looks whether it was disposed before it stores the token of the second part: `dispose()` may have come
// while that was being subscribed to.

// exercise 15.2
// instead of: current.disposable = second.subscribe(SecondObserver(sink: self))
let token = second.subscribe(SecondObserver(sink: self))
if !isDisposed { current.disposable = token }
// end 15.2
