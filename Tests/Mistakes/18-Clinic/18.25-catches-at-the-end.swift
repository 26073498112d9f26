// Catches at the end of the chain: one error is shown, and then the button is dead.

// exercise 18.25
let answers = cities.flatMapLatest { city in temperature(city) }
  .map { degrees in "\(degrees)°" }
  .observe(on: MainScheduler.instance)
  .catch { error in
    .just((error as? ForecastError)?.reason ?? "That did not work. Try again.")
  }
  .share()
text = answers
isWaiting = .merge(cities.map { _ in true }, answers.map { _ in false })
// end 18.25
