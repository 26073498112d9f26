// Hears only the last station: asking it cancels the others.

// exercise 18.11
stations.flatMapLatest(measure)
// end 18.11
