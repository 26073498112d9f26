// `take(1)` hides the second note.

// exercise 15.3
// instead of: archive.asMaybe()
archive.take(1).asMaybe()
// end 15.3
