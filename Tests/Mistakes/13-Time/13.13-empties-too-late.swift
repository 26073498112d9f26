// The array is emptied after it was sent: what the source sends meanwhile is lost.

// exercise 13.13
// instead of: let array = gathered
// instead of: gathered = []
let array = gathered

// instead of: if !array.isEmpty { forwardNext(array) }
if !array.isEmpty { forwardNext(array) }
gathered = []
// end 13.13
