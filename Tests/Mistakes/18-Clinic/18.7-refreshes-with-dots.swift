// Treats a refresh like a choice: the old forecast is gone until the newer one is there.

// exercise 18.7
// instead of: let refreshed = pulls.withLatestFrom(cities).map(server)
let refreshed = pulls.withLatestFrom(cities).map { city in server(city).startWith(Self.dots) }
// end 18.7
