// Without a delay, leaves late work where it was due, and with one, just behind that.

// exercise 12.5
time == clock && simulateProcessingDelay ? clock + 1 : time
// end 12.5
