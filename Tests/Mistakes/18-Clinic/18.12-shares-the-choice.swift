// Shares the cities among title and forecast, and asks for them all as before.

// exercise 18.12
let forecasts = cities.distinctUntilChanged().share()
  .flatMap { city in server(city).startWith("…") }
// end 18.12
