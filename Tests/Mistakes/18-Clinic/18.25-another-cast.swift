// Casts to one more type of error. There is always another.

// exercise 18.25
let answers = cities.flatMapLatest { city in temperature(city).materialize() }
  .observe(on: MainScheduler.instance)
  .share()
let temperatures = answers.compactMap(\.element).map { degrees in "\(degrees)°" }
let problems = answers.compactMap { event in
  switch event.error {
  case let error as ForecastError: error.reason
  case is RxError: "It takes too long."
  default: nil
  }
}
text = .merge(temperatures, problems)
isWaiting = .merge(cities.map { _ in true }, text.map { _ in false })
// end 18.25
