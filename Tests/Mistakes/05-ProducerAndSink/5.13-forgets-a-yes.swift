// If the closure makes the source send an element that is not the last of its chunk, and then says
// yes, its yes is forgotten: the chunk is not sent, and goes on growing.

// exercise 5.13
// instead of: begun.append(element)
begun.append(element)
let place = begun.count
// end 5.13

// exercise 5.13
// instead of: guard remaining == before else { return }
guard remaining == before, begun.count == place else { return }
// end 5.13
