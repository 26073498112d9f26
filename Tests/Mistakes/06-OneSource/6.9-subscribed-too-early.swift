// onSubscribed is called before the source is subscribed.

// exercise 6.9
// instead of: let subscription = source.subscribe(sink)
// instead of: onSubscribed?()
onSubscribed?()
let subscription = source.subscribe(sink)
// end 6.9
