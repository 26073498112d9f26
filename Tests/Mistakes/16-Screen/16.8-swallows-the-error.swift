// Does not report that a search has failed: the spinner turns on, and the user waits.

// exercise 16.8 in SearchScreen.swift
text.orEmpty.asDriver()
  .debounce(.milliseconds(300))
  .distinctUntilChanged()
  .flatMapLatest { city in
    guard !city.isEmpty else { return .just(.nothing) }
    return forecast(city)
      .map { Search.found($0) }
      .asDriver(onErrorDriveWith: .empty())
      .startWith(.underWay)
  }
// end 16.8
