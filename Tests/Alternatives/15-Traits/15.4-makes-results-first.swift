// Makes results of all answers, which can't fail, and texts of these; the newest city is found by
// `switchLatest`.

// exercise 15.4 in TemperatureLine.swift
let texts = cities.asObservable()
  .map { city in
    temperature(city).asObservable().asResult()
      .map { result in
        switch result {
        case .success(let degrees): "\(city): \(degrees)°"
        case .failure: "\(city): \(noData)"
        }
      }
  }
return Infallible(texts.switchLatest())
// end 15.4
