// Asks a station when the one before has answered: right numbers, and a slow wheel.

// exercise 17.11
stations.concatMap(measure)
// end 17.11
