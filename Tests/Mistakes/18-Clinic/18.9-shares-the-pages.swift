// Shares one visit among all: a second reader gets the pages of the first.

// exercise 18.9
// instead of: .concatMap { number in shelf.page(number) }
.concatMap { number in shelf.page(number) }
  .share(replay: 1)
// end 18.9
