// Asks whether the row still shows this city, but keeps listening to all the others.

// exercise 18.18
// instead of: bag = DisposeBag()
// instead of: self.city = city
self.city = city
// instead of: Observable.combineLatest(temperatures, scales) { degrees, scale in scale.text(for: degrees) }
// instead of: .distinctUntilChanged()
// instead of: .subscribe(onNext: { [weak self] temperature in self?.temperature = temperature })
// instead of: .disposed(by: bag)
Observable.combineLatest(temperatures, scales) { degrees, scale in scale.text(for: degrees) }
  .distinctUntilChanged()
  .subscribe(onNext: { [weak self] temperature in
    guard let self, self.city == city else { return }
    self.temperature = temperature
  })
  .disposed(by: bag)
// end 18.18
