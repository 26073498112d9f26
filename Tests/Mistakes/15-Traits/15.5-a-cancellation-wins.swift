// Looks once more whether the task is cancelled when the answer is there, and drops that.

// exercise 15.5
// instead of: return handed.value
try Task.checkCancellation()
return handed.value
// end 15.5
