// Ignores a city that comes while a search is under way.

// exercise 16.8
text.orEmpty.asDriver()
  .debounce(.milliseconds(300))
  .distinctUntilChanged()
  .flatMapFirst { city in
    guard !city.isEmpty else { return .just(.nothing) }
    return forecast(city)
      .map { Search.found($0) }
      .ifEmpty(default: .failed)
      .asDriver(onErrorJustReturn: .failed)
      .startWith(.underWay)
  }
// end 16.8
