// Multiplies by the resolution in both directions.

// exercise 12.5
// instead of: let ticks = (timeInterval / resolution + 0.5).rounded(.down)
let ticks = (timeInterval * resolution + 0.5).rounded(.down)
// end 12.5
