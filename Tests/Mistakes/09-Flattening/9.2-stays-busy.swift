// It stays busy after the inner sequence has completed.

// exercise 9.2
// instead of: // Last, so that on another thread the next sequence can't begin before this one is disposed.
// instead of: isBusy.lower()
// end 9.2
