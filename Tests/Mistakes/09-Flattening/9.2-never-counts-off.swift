// The inner sequence has completed, but is still expected.

// exercise 9.2
// instead of: super.sourceCompleted(letGo)
// instead of: // Last, so that on another thread the next sequence can't begin before this one is disposed.
letGo()
// end 9.2
