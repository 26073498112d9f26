// The token stops the timer, and the action is kept until the queue has time to free it.

// exercise 11.6
// instead of: return Disposables.create(timer, work)
return timer
// end 11.6
