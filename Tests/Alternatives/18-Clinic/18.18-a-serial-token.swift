// Keeps the token in a `SerialDisposable`, which disposes the one before.

// exercise 18.18
// instead of: private var bag = DisposeBag()
private let token = SerialDisposable()
// instead of: bag = DisposeBag()
// instead of: self.city = city
token.disposable = Disposables.create()
self.city = city
// instead of: Observable.combineLatest(temperatures, scales) { degrees, scale in scale.text(for: degrees) }
// instead of: .distinctUntilChanged()
// instead of: .subscribe(onNext: { [weak self] temperature in self?.temperature = temperature })
// instead of: .disposed(by: bag)
token.disposable = Observable.combineLatest(temperatures, scales) { $1.text(for: $0) }
  .distinctUntilChanged()
  .subscribe(onNext: { [weak self] temperature in self?.temperature = temperature })
// instead of: bag = DisposeBag()
// instead of: city = ""
token.disposable = Disposables.create()
city = ""
// instead of: /// Shows a city.
deinit {
  token.dispose()
}

/// Shows a city.
// end 18.18
