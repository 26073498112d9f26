// Ignores the losers, but does not dispose them.

// exercise 8.7
let isFirst = winner.replace(Self.nobody, with: number)
return isFirst || winner.value() == number
// end 8.7
