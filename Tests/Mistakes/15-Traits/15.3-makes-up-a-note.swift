// Sends an empty note if there is none.

// exercise 15.3
// instead of: archive.asMaybe()
archive.ifEmpty(default: "").asMaybe()
// end 15.3
