// The sequence does not keep the proxy: a screen that subscribes to it when the provider is gone hears
// nothing, not even the newest forecast.

// exercise 7.11
// instead of: proxy.asObservable()
.create { [weak proxy] observer in proxy?.subscribe(observer) ?? Disposables.create() }
// end 7.11
