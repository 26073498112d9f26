// Shows a slow answer for an old city under the new one.

// exercise 15.4 in TemperatureLine.swift
cities.flatMap { city in
  temperature(city)
    .map { "\(city): \($0)°" }
    .asInfallible(onErrorJustReturn: "\(city): \(noData)")
}
// end 15.4
