// Hears the last station alone: the others are hung up on when it is asked.

// exercise 17.11
stations.flatMapLatest(measure)
// end 17.11
