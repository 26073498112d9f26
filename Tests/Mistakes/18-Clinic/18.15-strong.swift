// Holds the page until the server answers: forever, if it never does.

// exercise 18.15
// instead of: .map { [wording] number in wording.receipt(number, for: place) }
.map { [self] number in wording.receipt(number, for: place) }
// end 18.15
