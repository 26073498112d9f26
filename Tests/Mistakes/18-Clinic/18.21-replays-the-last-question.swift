// Replays the last question: a page that comes later hears it as if it were asked now.

// exercise 18.21
// instead of: .share()
.share(replay: 1)
// end 18.21
