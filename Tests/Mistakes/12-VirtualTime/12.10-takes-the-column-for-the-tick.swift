// Gives each event the tick of its own column.

// exercise 12.10
// instead of: let time = tick + placed.tick
let time = tick + placed.column
// end 12.10
