// Adds a tick to all work, even if it is due later.

// exercise 12.5
time + (simulateProcessingDelay ? 1 : 0)
// end 12.5
