// Gives each event of a group a tick of its own.

// exercise 12.10
// instead of: let tick = group ?? piece.column
let tick = piece.column
// end 12.10
