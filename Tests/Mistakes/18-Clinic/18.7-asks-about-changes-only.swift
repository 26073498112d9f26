// Asks when the city changes: a refresh changes nothing.

// exercise 18.7
// instead of: let refreshed = pulls.withLatestFrom(cities).map(server)
// instead of: Observable.merge(chosen, refreshed)
// instead of:   .switchLatest()
Observable.merge(cities, pulls.withLatestFrom(cities))
  .distinctUntilChanged()
  .flatMapLatest { city in server(city).startWith(Self.dots) }
// instead of: let chosen = cities.map { city in server(city).startWith(Self.dots) }
// end 18.7
