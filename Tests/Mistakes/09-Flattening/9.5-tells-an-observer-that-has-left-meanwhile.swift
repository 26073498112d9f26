// Asks at the beginning whether the result is still subscribed, and not again: an observer that
// disposes when it hears of the end of a group hears that of the result, too.

// exercise 9.5
// instead of: _ = stop()
let isSubscribed = stop()

// instead of: // Looked at last: the end of a group may have made the observer dispose.
// instead of: if !cancel.isDisposed { tellEnd(error) }
if isSubscribed { tellEnd(error) }
// end 9.5
