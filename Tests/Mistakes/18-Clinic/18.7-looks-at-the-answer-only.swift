// Drops the late answer, but lets its request run on.

// exercise 18.7
// instead of: let chosen = cities.map { city in server(city).startWith(Self.dots) }
let chosen = cities.flatMapLatest { city in server(city).startWith(Self.dots) }
// instead of: let refreshed = pulls.withLatestFrom(cities).map(server)
// instead of: Observable.merge(chosen, refreshed)
// instead of:   .switchLatest()
let refreshed = pulls.withLatestFrom(cities)
  .flatMapLatest { [weak self] city in
    server(city).filter { _ in self?.title == city }
  }
Observable.merge(chosen, refreshed)
// end 18.7
