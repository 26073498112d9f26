// Drops the oldest content, and does not move the commands along with the others.

// exercise 17.10
// instead of: running = running.mapValues { max($0 - 1, 0) }
// end 17.10
