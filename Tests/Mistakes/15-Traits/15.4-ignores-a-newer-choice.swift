// Ignores a city that is chosen while a request is under way.

// exercise 15.4 in TemperatureLine.swift
cities.flatMapFirst { city in
  temperature(city)
    .map { "\(city): \($0)°" }
    .asInfallible(onErrorJustReturn: "\(city): \(noData)")
}
// end 15.4
