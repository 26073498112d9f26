// It wants another turn even if the last one was the end, and finds out only then.

// exercise 6.11
// instead of: return !isDisposed
return true
// end 6.11
