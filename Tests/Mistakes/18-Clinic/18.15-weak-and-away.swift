// Does nothing at all without a page: the receipt is lost.

// exercise 18.15
// instead of: .map { [wording] number in wording.receipt(number, for: place) }
.compactMap { [weak self] number in self?.wording.receipt(number, for: place) }
// end 18.15
