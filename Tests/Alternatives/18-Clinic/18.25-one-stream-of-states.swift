// One stream of what the page is in: nil while it waits, and then a text.

// exercise 18.25 in ForecastModel.swift
let trouble = "That did not work. Try again."
let states: Observable<String?> =
  cities
  .flatMapLatest { city in
    temperature(city)
      .map { degrees -> String? in "\(degrees)°" }
      .catch { error in .just((error as? ForecastError)?.reason ?? trouble) }
      .observe(on: MainScheduler.instance)
      .startWith(nil)
  }
  .share()
text = states.compactMap { state in state }
isWaiting = states.map { state in state == nil }
// end 18.25
