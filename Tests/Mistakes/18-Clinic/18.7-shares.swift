// Shares the answers, but nobody asks twice: a shared answer comes as late as any other.

// exercise 18.7
let forecasts = cities.flatMap { city in server(city).startWith("…") }.share(replay: 1)
// end 18.7
