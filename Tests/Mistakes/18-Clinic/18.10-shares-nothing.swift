// Does without the connection, and so each of the three subscriptions has a timer of its own.

// exercise 18.10
// instead of: let pictures = newPictures().publish()
let pictures = newPictures()

// instead of: // Last, so that nobody misses the first picture.
// instead of: pictures.connect().disposed(by: visit)
// end 18.10
