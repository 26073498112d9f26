// The source talks to the observer directly, and the subscriber gets the source's own token.

// exercise 4.3
source(AnyObserver(observer))
// end 4.3
