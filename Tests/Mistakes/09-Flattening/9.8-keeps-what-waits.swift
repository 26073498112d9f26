// Empties nothing at the end: what waits lives as long as a source that holds its observer.
// Changes: 9.8-one-lock-one-loop.swift

// exercise 9.8
// instead of: sink.clearAtTheEnd()
// end 9.8
