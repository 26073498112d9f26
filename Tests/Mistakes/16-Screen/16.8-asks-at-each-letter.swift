// Asks the server for each letter.

// exercise 16.8 in SearchScreen.swift
text.orEmpty.asDriver()
  .distinctUntilChanged()
  .flatMapLatest { city in
    guard !city.isEmpty else { return .just(.nothing) }
    return forecast(city)
      .map { Search.found($0) }
      .asDriver(onErrorJustReturn: .failed)
      .startWith(.underWay)
  }
// end 16.8
