// The name in the text comes from a second subscription to the cities, and not from the choice that
// was asked about: with cities that are sent anew to each subscriber, the lines bear the wrong
// name.

// exercise 15.4
// instead of: cities.flatMapLatest { city in
// instead of: temperature(city)
// instead of: .map { "\(city): \($0)°" }
// instead of: .asInfallible(onErrorJustReturn: "\(city): \(noData)")
// instead of: }
cities
  .flatMapLatest { city in
    temperature(city)
      .map { "\($0)°" }
      .asInfallible(onErrorJustReturn: noData)
  }
  .withLatestFrom(cities) { text, city in "\(city): \(text)" }
// end 15.4
