// A failed request looks like zero degrees.

// exercise 15.4 in TemperatureLine.swift
cities.flatMapLatest { city in
  temperature(city)
    .catchAndReturn(0)
    .map { "\(city): \($0)°" }
    .asInfallible(onErrorJustReturn: "\(city): \(noData)")
}
// end 15.4
