// Late work comes one tick after its own time, which is past.

// exercise 12.5
// instead of: time > clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
time > clock ? time : time + (simulateProcessingDelay ? 1 : 0)
// end 12.5
