// The token knows only the source.

// exercise 8.6
// instead of: Disposables.create(sourceSubscription, otherSubscription)
sourceSubscription
// end 8.6
