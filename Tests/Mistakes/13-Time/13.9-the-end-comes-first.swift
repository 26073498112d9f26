// The end is sent first; what is left comes too late.

// exercise 13.9
// instead of: forwardNext(gathered)
// instead of: complete()
complete()
forwardNext(gathered)
// end 13.9
