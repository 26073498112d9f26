// Keeps the end when nobody listens any more: the next subscriber gets it, and nothing else.

// exercise 16.2
// instead of: source.share(scope: .whileConnected)
source.share(scope: .forever)
// end 16.2
