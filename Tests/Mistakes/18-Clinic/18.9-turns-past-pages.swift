// Drops a page that is still being loaded when the reader turns on.

// exercise 18.9
// instead of: .concatMap { number in shelf.page(number) }
.flatMapLatest { number in shelf.page(number) }
// end 18.9
