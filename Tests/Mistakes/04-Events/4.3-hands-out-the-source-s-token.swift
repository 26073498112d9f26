// The source talks to the observer directly, and its own token is handed to the subscriber.

// exercise 4.3
source(AnyObserver(observer))
// end 4.3
