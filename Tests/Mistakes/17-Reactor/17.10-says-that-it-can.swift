// Forgets the oldest command, and does not say that there is one less to undo.

// exercise 17.10
// instead of: running = running.mapValues { max($0 - 1, 0) }
// instead of: move(by: -1)
running = running.mapValues { max($0 - 1, 0) }
position -= 1
// end 17.10
