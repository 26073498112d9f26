// Sends a refresh the way of a choice, and so notes it as a visit: after a refresh of Rome, going back
// leads to Rome.

// exercise 18.7
// instead of: cities.onNext(city)
isRefreshing = false
cities.onNext(city)
// instead of: pulls.onNext(())
cities.onNext(title)
// instead of: cities.onNext(visited.removeLast())
isRefreshing = false
cities.onNext(visited.removeLast())
// instead of: let chosen = cities.map { city in server(city).startWith(Self.dots) }
// instead of: // The old forecast stays on the page until the newer one has come.
// instead of: let refreshed = pulls.withLatestFrom(cities).map(server)
// instead of: Observable.merge(chosen, refreshed)
// instead of: .switchLatest()
cities
  .flatMapLatest { [weak self] city in
    // The old forecast stays on the page until the newer one has come.
    self?.isRefreshing == true ? server(city) : server(city).startWith(Self.dots)
  }
// end 18.7
