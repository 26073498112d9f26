// Catches the error after the flatMap: the first one ends the line.

// exercise 15.4 in TemperatureLine.swift
cities.asObservable()
  .flatMapLatest { city in temperature(city).map { "\(city): \($0)°" } }
  .asInfallible(onErrorJustReturn: "Oslo: \(noData)")
// end 15.4
