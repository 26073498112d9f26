// Takes the receipt only while there is a page.

// exercise 18.15
// instead of: .take(1)
.take(while: { [weak self] _ in self != nil })
  .take(1)
// end 18.15
