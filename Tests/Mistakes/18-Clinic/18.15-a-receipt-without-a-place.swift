// Writes the bare number when the page is gone, and nobody knows what it is for.

// exercise 18.15
// instead of: .map { [wording] number in wording.receipt(number, for: place) }
.map { [weak wording] number in wording?.receipt(number, for: place) ?? number }
// end 18.15
