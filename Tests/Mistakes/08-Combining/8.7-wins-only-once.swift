// Lets the first event of the winner through, and nothing after it.

// exercise 8.7
// instead of: return isFirst || winner.value() == number
return isFirst
// end 8.7
