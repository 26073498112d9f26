// Orders for each that listens: for the tickets, and for the captions.

// exercise 18.20
// instead of: .share()
// end 18.20
