// Shares the cities between title and forecast, and asks for all of them as before.

// exercise 18.7
let forecasts = cities.distinctUntilChanged().share()
  .flatMap { city in server(city).startWith("…") }
// end 18.7
