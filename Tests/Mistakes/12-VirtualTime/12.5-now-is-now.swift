// Delays what is late, but not what is due now.

// exercise 12.5
time >= clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
// end 12.5
