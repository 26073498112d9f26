// Listens to the answers of all questions: the one about Rome may come after the one about Oslo.

// exercise 18.25 in ForecastModel.swift
// instead of: let answers = cities.flatMapLatest { city in temperature(city).materialize() }
let answers = cities.flatMap { city in temperature(city).materialize() }
// end 18.25
