// Counts with `+`, which stops the program after the largest number.

// exercise 13.1
// instead of: // Wraps after the largest number: a timer that has run that long must not stop the program.
// instead of: return number &+ 1
return number + 1
// end 13.1
