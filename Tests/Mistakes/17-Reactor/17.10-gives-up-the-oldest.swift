// Drops what a command changes as soon as it is too old to be undone.

// exercise 17.10
// instead of: running = running.mapValues { max($0 - 1, 0) }
running = running.filter { $0.value > 1 }.mapValues { $0 - 1 }
// end 17.10
