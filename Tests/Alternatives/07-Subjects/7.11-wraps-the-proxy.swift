// Gives out the forecasts through a `create`, which keeps the proxy alone.

// exercise 7.11
private let proxy = ReplayRelay<String>.create(bufferSize: 1)
  // end 7.11
  // exercise 7.11
  .create { [proxy] observer in proxy.subscribe(observer) }
// end 7.11
