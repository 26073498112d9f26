// Ignores a city that comes while a search is under way.

// exercise 16.8
// instead of: .flatMapLatest { city in
// instead of: guard !city.isEmpty else { return .just(.nothing) }
// instead of: return forecast(city)
// instead of: .map { Search.found($0) }
// instead of: .ifEmpty(default: .failed)
// instead of: .asDriver(onErrorJustReturn: .failed)
// instead of: .startWith(.underWay)
// instead of: }
.flatMapFirst { city in
  guard !city.isEmpty else { return .just(.nothing) }
  return forecast(city)
    .map { Search.found($0) }
    .ifEmpty(default: .failed)
    .asDriver(onErrorJustReturn: .failed)
    .startWith(.underWay)
}
// end 16.8
