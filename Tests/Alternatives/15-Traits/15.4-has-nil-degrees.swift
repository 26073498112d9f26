// The line has nil degrees if a request fails, and the text is made of these.

// exercise 15.4 in TemperatureLine.swift
cities.flatMapLatest { city in
  temperature(city)
    .map { Optional($0) }
    .asInfallible(onErrorJustReturn: nil)
    .map { degrees in "\(city): \(degrees.map { "\($0)°" } ?? noData)" }
}
// end 15.4
