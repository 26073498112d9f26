// A source that has completed stays subscribed until all have completed.

// exercise 8.2
// instead of: sink.sourceCompleted(letGo)
sink.sourceCompleted {}
// end 8.2
