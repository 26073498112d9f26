// At a completion what is left is sent, and stays in its variable.

// exercise 13.13
// instead of: sendGathered()
// instead of: complete()
if !gathered.isEmpty { forwardNext(gathered) }
complete()
// end 13.13
