// Asks about the next city only when the one before has answered.

// exercise 15.4 in TemperatureLine.swift
cities.concatMap { city in
  temperature(city)
    .map { "\(city): \($0)°" }
    .asInfallible(onErrorJustReturn: "\(city): \(noData)")
}
// end 15.4
