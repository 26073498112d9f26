// The token knows only the source.
// Changes: 8.9-a-lock-of-its-own.swift

// exercise 8.9
// instead of: return Disposables.create(sourceSubscription, otherSubscription)
return sourceSubscription
// end 8.9
