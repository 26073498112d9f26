// Leaves the connecting to `share`, which ends the timer with the last of its subscribers.

// exercise 18.10
// instead of: let pictures = newPictures().publish()
let pictures = newPictures().share()

// instead of: // Last, so that nobody misses the first picture.
// instead of: pictures.connect().disposed(by: visit)
// end 18.10
