// Passes a `letGo` that does nothing, and disposes the source itself afterwards.

// exercise 8.2
// instead of: sink.sourceCompleted(letGo)
sink.sourceCompleted {}
letGo()
// end 8.2
