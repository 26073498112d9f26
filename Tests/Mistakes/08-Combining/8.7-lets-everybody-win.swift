// Nobody is kept from speaking.

// exercise 8.7
true
// end 8.7
