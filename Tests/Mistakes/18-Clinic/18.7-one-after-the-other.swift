// Keeps the order: Rome waits for Oslo, and until then Oslo's weather is shown under Rome.

// exercise 18.7
let forecasts = cities.concatMap { city in server(city).startWith("…") }
// end 18.7
