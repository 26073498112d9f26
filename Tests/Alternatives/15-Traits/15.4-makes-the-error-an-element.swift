// The error travels as an element, and is replaced by `flatMap`; the line catches inside observables
// and is wrapped at the end.

// exercise 15.4 in AsInfallible.swift
Infallible(asObservable().materialize())
  .flatMap { event -> Infallible<Element> in
    switch event {
    case .next(let element): .just(element)
    case .error(let error): onErrorRecover(error)
    case .completed: .empty()
    }
  }
// end 15.4

// exercise 15.4 in TemperatureLine.swift
let lines = cities.asObservable()
  .flatMapLatest { city in
    temperature(city)
      .map { degrees in "\(city): \(degrees)°" }
      .catchAndReturn("\(city): \(noData)")
  }
return Infallible(lines)
// end 15.4
