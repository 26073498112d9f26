// Sends the dots beside the requests, and after them: when the server answers at once, the dots
// replace the forecast, and stay.

// exercise 18.7
// instead of: let chosen = cities.map { city in server(city).startWith(Self.dots) }
let chosen = cities.map(server)

// instead of: Observable.merge(chosen, refreshed)
// instead of: .switchLatest()
// instead of: .subscribe(onNext: { [weak self] forecast in self?.show(forecast) })
// instead of: .disposed(by: bag)
let answers = Observable.merge(chosen, refreshed).switchLatest()
Observable.merge(answers, cities.map { _ in Self.dots })
  .subscribe(onNext: { [weak self] forecast in self?.show(forecast) })
  .disposed(by: bag)
// end 18.7
