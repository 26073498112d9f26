// Believes that whoever keeps the token keeps the whole chain in memory.

// exercise 5.12
// instead of: 1
8
// end 5.12
