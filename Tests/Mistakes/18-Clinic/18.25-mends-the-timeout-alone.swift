// Translates the timeout into an error of the app. Any other foreign error is dropped as before.

// exercise 18.25
let answers = cities.flatMapLatest { city in temperature(city).materialize() }
  .observe(on: MainScheduler.instance)
  .share()
let temperatures = answers.compactMap(\.element).map { degrees in "\(degrees)°" }
let problems = answers.compactMap { $0.error as? ForecastError }.map(\.reason)
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
.catch { error in
  .error(error is RxError ? ForecastError.offline : error)
}
// end 18.25
