// Without a delay, late work keeps its time, which is past.

// exercise 12.5
// instead of: time > clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
simulateProcessingDelay ? max(time, clock + 1) : time
// end 12.5
