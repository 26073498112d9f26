// A forecast without text is not shown.

// exercise 1.4
forecast.observe { [weak self] in if !$0.isEmpty { self?.show($0) } }
// end 1.4
