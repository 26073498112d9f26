// Counts off a completed source itself: a subclass that overrides `sourceCompleted` is not asked.

// exercise 8.2
// instead of: sink.sourceCompleted(letGo)
sink.expectOneLess()
letGo()
// end 8.2
