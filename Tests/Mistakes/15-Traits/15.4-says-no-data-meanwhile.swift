// Shows that there is no data while the request is under way.

// exercise 15.4 in TemperatureLine.swift
cities.flatMapLatest { city in
  temperature(city)
    .map { "\(city): \($0)°" }
    .asInfallible(onErrorJustReturn: "\(city): \(noData)")
    .startWith("\(city): \(noData)")
}
// end 15.4
