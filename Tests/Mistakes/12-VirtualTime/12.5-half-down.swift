// A half is rounded down.

// exercise 12.5
// instead of: let ticks = (timeInterval / resolution + 0.5).rounded(.down)
let ticks = (timeInterval / resolution - 0.5).rounded(.up)
// end 12.5
