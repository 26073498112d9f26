// Compares what is typed, and not what is asked for: a letter that is typed and deleted costs a request.

// exercise 16.8
text.orEmpty.asDriver()
  .distinctUntilChanged()
  .debounce(.milliseconds(300))
  .flatMapLatest { city in
    guard !city.isEmpty else { return .just(.nothing) }
    return forecast(city)
      .map { Search.found($0) }
      .ifEmpty(default: .failed)
      .asDriver(onErrorJustReturn: .failed)
      .startWith(.underWay)
  }
// end 16.8
