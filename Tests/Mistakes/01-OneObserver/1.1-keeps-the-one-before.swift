// The new observer is called alone, but its closure still holds the one before.

// exercise 1.1
// instead of: self.observer = observer
let before = self.observer
self.observer = observer.map { tell in
  { news in withExtendedLifetime(before) { tell(news) } }
}
// end 1.1
