// Asks a station when the one before has answered: right numbers, and a slow wheel.

// exercise 18.11
stations.concatMap(measure)
// end 18.11
