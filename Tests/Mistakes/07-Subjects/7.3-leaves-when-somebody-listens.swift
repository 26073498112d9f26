// Leaving is counted only while the subject is running.

// exercise 7.3
// instead of: if !isDisposed { subscriptions -= 1 }
if isRunning { subscriptions -= 1 }
// end 7.3
