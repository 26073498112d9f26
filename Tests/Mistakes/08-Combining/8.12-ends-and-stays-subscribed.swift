// `withUnretained` sends the completion straight to the observer, and stays subscribed.

// exercise 8.12
// instead of: guard let object else { return complete() }
guard let object else { return observer.onCompleted() }
// end 8.12
