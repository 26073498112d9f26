// Catches the error of a search around the whole chain, which has ended by then.

// exercise 16.8
// instead of: .flatMapLatest { city in
// instead of: guard !city.isEmpty else { return .just(.nothing) }
// instead of: return forecast(city)
// instead of: .map { Search.found($0) }
// instead of: .ifEmpty(default: .failed)
// instead of: .asDriver(onErrorJustReturn: .failed)
// instead of: .startWith(.underWay)
// instead of: }
.asObservable()
  .flatMapLatest { city -> Observable<Search> in
    guard !city.isEmpty else { return .just(.nothing) }
    return forecast(city).map { .found($0) }.ifEmpty(default: .failed).startWith(.underWay)
  }
  .asDriver(onErrorJustReturn: .failed)
// end 16.8
