// Compares the cities with each other, past an empty field: the same city is not asked about again.

// exercise 16.8
// instead of: text.orEmpty.asDriver()
// instead of: .debounce(.milliseconds(300))
// instead of: .distinctUntilChanged()
// instead of: .flatMapLatest { city in
// instead of: guard !city.isEmpty else { return .just(.nothing) }
// instead of: return forecast(city)
// instead of: .map { Search.found($0) }
// instead of: .ifEmpty(default: .failed)
// instead of: .asDriver(onErrorJustReturn: .failed)
// instead of: .startWith(.underWay)
// instead of: }
let typed = text.orEmpty.asDriver()
  .debounce(.milliseconds(300))
let cities = typed.filter { !$0.isEmpty }.distinctUntilChanged()
let cleared = typed.filter { $0.isEmpty }
return Driver.merge(cities, cleared)
  .flatMapLatest { city in
    guard !city.isEmpty else { return .just(.nothing) }
    return forecast(city)
      .map { Search.found($0) }
      .ifEmpty(default: .failed)
      .asDriver(onErrorJustReturn: .failed)
      .startWith(.underWay)
  }
// end 16.8
