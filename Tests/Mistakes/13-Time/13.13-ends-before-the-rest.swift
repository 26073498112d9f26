// The completion is sent before what is left, which nobody hears.

// exercise 13.13
// instead of: sendGathered()
// instead of: complete()
complete()
sendGathered()
// end 13.13
