// Catches the error of a search around the whole chain, which has ended by then.

// exercise 16.8
text.orEmpty.asDriver()
  .debounce(.milliseconds(300))
  .distinctUntilChanged()
  .asObservable()
  .flatMapLatest { city -> Observable<Search> in
    guard !city.isEmpty else { return .just(.nothing) }
    return forecast(city).map { .found($0) }.ifEmpty(default: .failed).startWith(.underWay)
  }
  .asDriver(onErrorJustReturn: .failed)
// end 16.8
