// Keeping the forecasts keeps the whole provider in memory.

// exercise 7.11
private let proxy = ReplayRelay<String>.create(bufferSize: 1)
  // end 7.11
  // exercise 7.11
  .create { observer in self.proxy.subscribe(observer) }
// end 7.11
