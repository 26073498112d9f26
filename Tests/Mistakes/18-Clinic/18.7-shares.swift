// Shares the answers, but nobody asks twice: a shared answer comes as late as any other.

// exercise 18.7
// instead of: let chosen = cities.map { city in server(city).startWith(Self.dots) }
let chosen = cities.flatMapLatest { city in server(city).startWith(Self.dots) }
// instead of: let refreshed = pulls.withLatestFrom(cities).map(server)
// instead of: Observable.merge(chosen, refreshed)
// instead of:   .switchLatest()
let refreshed = pulls.withLatestFrom(cities).flatMapLatest(server)
Observable.merge(chosen, refreshed)
  .share(replay: 1)
// end 18.7
