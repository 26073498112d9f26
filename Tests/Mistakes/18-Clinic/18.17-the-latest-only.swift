// Hears only the last station: asking it cancels the others.

// exercise 18.17
stations.flatMapLatest(measure)
// end 18.17
