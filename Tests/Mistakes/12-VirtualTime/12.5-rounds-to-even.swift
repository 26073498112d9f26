// Rounds half a tick to the even number, as banks do.

// exercise 12.5
// instead of: let ticks = (timeInterval / resolution + 0.5).rounded(.down)
let ticks = (timeInterval / resolution).rounded(.toNearestOrEven)
// end 12.5
