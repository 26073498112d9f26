// What the observer sets while it is called waits for its turn, and of two such values one is lost.

// exercise 1.1
// instead of: self.observer = observer
var isBusy = false
var missed: Value?
self.observer = observer.map { tell in
  { news in
    guard !isBusy else { return missed = news }
    isBusy = true
    defer { isBusy = false }
    tell(news)
    while let next = missed {
      missed = nil
      tell(next)
    }
  }
}
// end 1.1
