// Shows each answer, even for a city that is no longer in the field.

// exercise 16.8 in SearchScreen.swift
text.orEmpty.asDriver()
  .debounce(.milliseconds(300))
  .distinctUntilChanged()
  .flatMap { city in
    guard !city.isEmpty else { return .just(.nothing) }
    return forecast(city)
      .map { Search.found($0) }
      .asDriver(onErrorJustReturn: .failed)
      .startWith(.underWay)
  }
// end 16.8
