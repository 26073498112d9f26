// Hears the last station alone: the others are hung up on when it is asked.

// exercise 18.11
stations.flatMapLatest(measure)
// end 18.11
