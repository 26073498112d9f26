// Gives out the forecasts through a `create`, which keeps the proxy alone.

// exercise 7.11
// instead of: proxy.asObservable()
.create { [proxy] observer in proxy.subscribe(observer) }
// end 7.11
