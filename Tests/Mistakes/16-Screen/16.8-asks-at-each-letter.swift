// Asks the server for each letter.

// exercise 16.8
// instead of: .debounce(.milliseconds(300))
// end 16.8
