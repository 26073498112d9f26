// A choice ends a refresh, but going back does not: below Oslo stands the forecast for Rome, and the
// page says that it is refreshing.

// exercise 18.7
// instead of: cities.onNext(city)
isRefreshing = false
cities.onNext(city)
// instead of: let chosen = cities.map { city in server(city).startWith(Self.dots) }
// instead of: // The old forecast stays on the page until the newer one has come.
// instead of: let refreshed = pulls.withLatestFrom(cities).map(server)
// instead of: Observable.merge(chosen, refreshed)
// instead of: .switchLatest()
Observable.merge(cities, pulls.withLatestFrom(cities))
  .flatMapLatest { [weak self] city in
    // The old forecast stays on the page until the newer one has come.
    self?.isRefreshing == true ? server(city) : server(city).startWith(Self.dots)
  }
// end 18.7
