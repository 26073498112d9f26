// Makes one sequence of the wishes, each with a word about how it is shown.

// exercise 18.7
// instead of: let chosen = cities.map { city in server(city).startWith(Self.dots) }
let chosen = cities.map { city in (city: city, first: [Self.dots]) }
// instead of: let refreshed = pulls.withLatestFrom(cities).map(server)
// instead of: Observable.merge(chosen, refreshed)
// instead of:   .switchLatest()
let refreshed = pulls.withLatestFrom(cities).map { city in (city: city, first: [String]()) }
Observable.merge(chosen, refreshed)
  .flatMapLatest { wish in Observable.from(wish.first).concat(server(wish.city)) }
// end 18.7
