// While a question is on its way, a new one is not asked.

// exercise 18.25
// instead of: let answers =
// instead of: cities
// instead of: .flatMapLatest { city in
// instead of: temperature(city).materialize().observe(on: MainScheduler.instance)
// instead of: }
let answers =
  cities
  .flatMapFirst { city in
    temperature(city).materialize().observe(on: MainScheduler.instance)
  }
// end 18.25
