// Counts the ticks from zero, whatever the tick of the first column.

// exercise 12.10
// instead of: let time = tick + placed.tick
let time = placed.tick
// end 12.10
