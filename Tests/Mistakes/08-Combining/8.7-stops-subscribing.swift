// Subscribes to no more sources once one has won.

// exercise 8.7
// instead of: for (number, source) in sources.enumerated() {
// instead of: let observer = AmbObserver(sink: self, number: number)
// instead of: subscriptions[number].setDisposable(source.subscribe(observer))
// instead of: }
for (number, source) in sources.enumerated() where winner.value() == Self.nobody {
  let observer = AmbObserver(sink: self, number: number)
  subscriptions[number].setDisposable(source.subscribe(observer))
}
// end 8.7
