// Stops the spinner at each end, but the page says what it said before: the cast still drops the
// error.

// exercise 18.25
let answers = cities.flatMapLatest { city in temperature(city).materialize() }
  .observe(on: MainScheduler.instance)
  .share()
let temperatures = answers.compactMap(\.element).map { degrees in "\(degrees)°" }
let problems = answers.compactMap { $0.error as? ForecastError }.map(\.reason)
text = .merge(temperatures, problems)
isWaiting = .merge(cities.map { _ in true }, answers.map { _ in false })
// end 18.25
