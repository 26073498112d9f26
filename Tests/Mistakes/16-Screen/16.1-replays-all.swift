// Replays the whole history to a late subscriber.

// exercise 16.1
// instead of: source.share(replay: 1, scope: .whileConnected)
source.share(replay: 100)
// end 16.1
