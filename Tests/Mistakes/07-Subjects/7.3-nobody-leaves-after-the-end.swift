// Takes out a slot only while the subject is running: who leaves while the end is told still hears it.

// exercise 7.3
// instead of: if !isDisposed { subscriptions -= 1 }
// instead of: return slots.removeKey(key)
if !isDisposed { subscriptions -= 1 }
return isRunning ? slots.removeKey(key) : nil
// end 7.3
