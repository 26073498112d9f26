// Hears each city once: no row lies, and no row changes.

// exercise 18.18
// instead of: bag = DisposeBag()
// instead of: self.city = city
self.city = city
// instead of: Observable.combineLatest(temperatures, scales) { degrees, scale in scale.text(for: degrees) }
// instead of: .distinctUntilChanged()
// instead of: .subscribe(onNext: { [weak self] temperature in self?.temperature = temperature })
// instead of: .disposed(by: bag)
Observable.combineLatest(temperatures.take(1), scales) { $1.text(for: $0) }
  .distinctUntilChanged()
  .subscribe(onNext: { [weak self] temperature in self?.temperature = temperature })
  .disposed(by: bag)
// end 18.18
