// Division and multiplication are swapped.

// exercise 12.5
// instead of: Double(virtualTimeInterval) * resolution
Double(virtualTimeInterval) / resolution
// instead of: let ticks = (timeInterval / resolution + 0.5).rounded(.down)
let ticks = (timeInterval * resolution + 0.5).rounded(.down)
// end 12.5
