// Rounds half a tick away from zero, which is down below zero.

// exercise 12.5
// instead of: let ticks = (timeInterval / resolution + 0.5).rounded(.down)
let ticks = (timeInterval / resolution).rounded()
// end 12.5
