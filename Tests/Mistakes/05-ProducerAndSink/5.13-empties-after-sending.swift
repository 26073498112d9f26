// The chunk is emptied when it was heard, with all that came meanwhile.

// exercise 5.13
// instead of: let chunk = begun
// instead of: begun = []
// instead of: forwardNext(chunk)
forwardNext(begun)
begun = []
// end 5.13
