// Leaves late work at the time when it was due.

// exercise 12.5
time == clock && simulateProcessingDelay ? clock + 1 : time
// end 12.5
