// The newcomer shares the slot with the observer that was there.

// exercise 1.2
let before = self.observer
observe { news in
  before?(news)
  observer(news)
}
observer(value)
// end 1.2
