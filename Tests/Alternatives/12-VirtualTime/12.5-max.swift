// `max` instead of a condition.

// exercise 12.5
// instead of: time > clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
max(time, simulateProcessingDelay ? clock + 1 : clock)
// instead of: let ticks = (timeInterval / resolution + 0.5).rounded(.down)
let ticks = floor(0.5 + timeInterval / resolution)
// end 12.5
