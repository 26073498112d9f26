// Turns the answer to each question into words where it is asked, so no error goes further.

// exercise 18.25 in ForecastModel.swift
let texts =
  cities.flatMapLatest { city in
    temperature(city)
      .map { degrees in "\(degrees)°" }
      .catch { error in
        guard let error = error as? ForecastError else { return .just("Please try again later.") }
        return .just(error.reason)
      }
  }
  .observe(on: MainScheduler.instance)
  .share()
text = texts
isWaiting = cities.map { _ in texts.map { _ in false }.take(1).startWith(true) }.switchLatest()
// end 18.25
