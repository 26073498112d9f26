// Rounds half a tick to the even number, as banks do.

// exercise 12.5
time > clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
// end 12.5

// exercise 12.5
Double(virtualTimeInterval) * resolution
// end 12.5

// exercise 12.5
let ticks = (timeInterval / resolution).rounded(.toNearestOrEven)
// end 12.5
