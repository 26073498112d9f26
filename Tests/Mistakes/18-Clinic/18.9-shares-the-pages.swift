// Shares one visit among all: a second reader gets the pages of the first.

// exercise 18.9
pages = more.startWith(())
  .scan(0) { number, _ in number + 1 }
  .concatMap(load)
  .share()
// end 18.9
