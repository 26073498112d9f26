// Asks each station after the one before has answered: the right numbers, and a slow spinner.

// exercise 18.17
stations.concatMap(measure)
// end 18.17
