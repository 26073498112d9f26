// Each wait goes on when the next one has begun.

// exercise 10.6
// instead of: let waiting = SerialDisposable()
let waiting = CompositeDisposable()
// instead of: waiting.disposable = slot
_ = waiting.insert(slot)
// end 10.6
