// Disposes everything before it tells anybody: what the source frees is gone before the end is
// heard.

// exercise 9.5
// instead of: _ = stop()
let isSubscribed = stop()
dispose()
sourceSubscription.dispose()

// instead of: // Looked at last: the end of a group may have made the observer dispose.
// instead of: if !cancel.isDisposed { tellEnd(error) }
if isSubscribed { tellEnd(error) }

// instead of: dispose()
// instead of: sourceSubscription.dispose()
// end 9.5
