// Drops the late answer, but lets its request run on.

// exercise 18.7
let current = BehaviorSubject<String>(value: "")
cities.subscribe(current).disposed(by: bag)
let forecasts = cities.flatMap { city in
  server(city).startWith("…")
    .withLatestFrom(current) { forecast, newest in newest == city ? forecast : nil }
    .compactMap { $0 }
}
// end 18.7
