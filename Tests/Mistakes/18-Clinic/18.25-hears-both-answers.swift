// Listens to the answers of all questions: the one about Rome may come after the one about Oslo.

// exercise 18.25 in ForecastModel.swift
// instead of: let answers =
// instead of: cities
// instead of: .flatMapLatest { city in
// instead of: temperature(city).materialize().observe(on: MainScheduler.instance)
// instead of: }
// instead of: .share()
let answers = cities.flatMap { city in temperature(city).materialize() }
  .observe(on: MainScheduler.instance)
  .share()
// end 18.25
