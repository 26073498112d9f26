// Cancels a refresh when another city is chosen; a refresh cancels nothing.

// exercise 18.7
// instead of: let chosen = cities.map { city in server(city).startWith(Self.dots) }
let chosen = cities.flatMapLatest { city in server(city).startWith(Self.dots) }
// instead of: let refreshed = pulls.withLatestFrom(cities).map(server)
// instead of: Observable.merge(chosen, refreshed)
// instead of:   .switchLatest()
let refreshed = pulls.withLatestFrom(cities)
  .flatMapLatest { [cities] city in server(city).take(until: cities) }
Observable.merge(chosen, refreshed)
// end 18.7
