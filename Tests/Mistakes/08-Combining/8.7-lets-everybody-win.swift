// Lets every source send.

// exercise 8.7
true
// end 8.7
