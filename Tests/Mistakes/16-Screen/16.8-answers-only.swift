// Does not report that a search is under way.

// exercise 16.8 in SearchScreen.swift
text.orEmpty.asDriver()
  .debounce(.milliseconds(300))
  .distinctUntilChanged()
  .flatMapLatest { city in
    guard !city.isEmpty else { return .just(.nothing) }
    return forecast(city)
      .map { Search.found($0) }
      .asDriver(onErrorJustReturn: .failed)
  }
// end 16.8
