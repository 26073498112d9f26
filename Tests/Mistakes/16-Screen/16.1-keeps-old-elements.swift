// Keeps the element when nobody listens any more, and replays old news to the next subscriber.

// exercise 16.1
// instead of: source.share(replay: 1, scope: .whileConnected)
source.share(replay: 1, scope: .forever)
// end 16.1
