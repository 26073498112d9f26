// Shares, but a screen that opens later shows nothing.

// exercise 16.1
// instead of: source.share(replay: 1, scope: .whileConnected)
source.share()
// end 16.1
