// Leaves out an empty field: the forecast for a city that was deleted stays, or still comes.

// exercise 16.8
text.orEmpty.asDriver()
  .debounce(.milliseconds(300))
  .distinctUntilChanged()
  .filter { !$0.isEmpty }
  .flatMapLatest { city in
    forecast(city)
      .map { Search.found($0) }
      .ifEmpty(default: .failed)
      .asDriver(onErrorJustReturn: .failed)
      .startWith(.underWay)
  }
// end 16.8
