// `max` instead of a condition.

// exercise 12.5
max(time, simulateProcessingDelay ? clock + 1 : clock)
// end 12.5

// exercise 12.5
Double(virtualTimeInterval) * resolution
// end 12.5

// exercise 12.5
let ticks = floor(0.5 + timeInterval / resolution)
// end 12.5
