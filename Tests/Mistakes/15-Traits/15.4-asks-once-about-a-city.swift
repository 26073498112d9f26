// Asks nothing when the same city is chosen again, so nobody can try again.

// exercise 15.4 in TemperatureLine.swift
cities.distinctUntilChanged()
  .flatMapLatest { city in
    temperature(city)
      .map { "\(city): \($0)°" }
      .asInfallible(onErrorJustReturn: "\(city): \(noData)")
  }
// end 15.4
