// Takes what outlives the page out of it, before the chain begins.

// exercise 18.15
// instead of: // Not in a bag: the report is to arrive even when the page is closed.
// instead of: _ = send(place)
// instead of: .map { [wording] number in wording.receipt(number, for: place) }
let wording = wording
// Not in a bag: the report is to arrive even when the page is closed.
_ = send(place)
  .map { number in wording.receipt(number, for: place) }
// end 18.15
