// Forgets the token, which somebody has kept.

// exercise 5.12
// instead of: 1
0
// end 5.12
