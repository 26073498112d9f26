// Cuts off what is less than a tick.

// exercise 12.5
time > clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
// end 12.5

// exercise 12.5
Double(virtualTimeInterval) * resolution
// end 12.5

// exercise 12.5
let ticks = (timeInterval / resolution).rounded(.down)
// end 12.5
