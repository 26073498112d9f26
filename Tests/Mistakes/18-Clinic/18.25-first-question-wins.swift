// While a question is on its way, a new one is not asked. Breaks: "A new question replaces the one
// before, and after any end the next question is asked as usual."

// exercise 18.25
let answers =
  cities
  .flatMapFirst { city in
    temperature(city).materialize().observe(on: MainScheduler.instance)
  }
  .share()
let temperatures = answers.compactMap(\.element).map { degrees in "\(degrees)°" }
let problems = answers.compactMap(\.error)
  .map { error in (error as? ForecastError)?.reason ?? "That did not work. Try again." }
text = .merge(temperatures, problems)
isWaiting = .merge(cities.map { _ in true }, text.map { _ in false })
// end 18.25

// exercise 18.25
let cities = button.rx.tap.map { [field] in field.text ?? "" }
let model = ForecastModel(cities: cities, temperature: temperature)
model.isWaiting.bind(to: spinner.rx.isAnimating).disposed(by: bag)
model.text.bind(to: label.rx.text).disposed(by: bag)
// end 18.25

// exercise 18.25
Single.create { [server] single in
  server.ask(city) { reply in
    switch reply {
    case .success(let words):
      let degrees = Int(words)
      single(degrees.map { .success($0) } ?? .failure(ForecastError.unreadable))
    case .failure(let error):
      single(.failure(error))
    }
  }
}
.timeout(.seconds(10), scheduler: clock)
// end 18.25
