// Asks the server about an empty name.

// exercise 16.8 in SearchScreen.swift
text.orEmpty.asDriver()
  .debounce(.milliseconds(300))
  .distinctUntilChanged()
  .flatMapLatest { city in
    forecast(city)
      .map { Search.found($0) }
      .asDriver(onErrorJustReturn: .failed)
      .startWith(.underWay)
  }
// end 16.8
