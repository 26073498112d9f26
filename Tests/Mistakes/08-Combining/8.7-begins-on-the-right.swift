// Subscribes to the sources from right to left.

// exercise 8.7
// instead of: for (number, source) in sources.enumerated() {
// instead of: let observer = AmbObserver(sink: self, number: number)
// instead of: subscriptions[number].setDisposable(source.subscribe(observer))
// instead of: }
for (number, source) in sources.enumerated().reversed() {
  let observer = AmbObserver(sink: self, number: number)
  subscriptions[number].setDisposable(source.subscribe(observer))
}
// end 8.7
