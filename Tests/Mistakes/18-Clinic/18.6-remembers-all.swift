// Remembers all records: the details run through them when they are opened.

// exercise 18.6
// instead of: .share(replay: 1)
.share(replay: 100)
// end 18.6
