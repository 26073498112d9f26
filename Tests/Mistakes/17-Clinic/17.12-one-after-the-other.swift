// Keeps the order: Rome waits for Oslo, and Oslo is shown under Rome until then.

// exercise 17.12
let forecasts = cities.concatMap { city in server(city).startWith("…") }
// end 17.12
