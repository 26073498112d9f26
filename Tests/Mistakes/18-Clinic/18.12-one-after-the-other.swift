// Keeps the order: Rome waits for Oslo, and Oslo is shown under Rome until then.

// exercise 18.12
let forecasts = cities.concatMap { city in server(city).startWith("…") }
// end 18.12
