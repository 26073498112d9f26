// Without a delay, late work keeps its time, which is past.

// exercise 12.5
simulateProcessingDelay ? max(time, clock + 1) : time
// end 12.5
