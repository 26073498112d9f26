// Empties the bag after putting the new token into it: the row hears nobody.

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
  .subscribe(onNext: { [weak self] temperature in self?.temperature = temperature })
  .disposed(by: bag)
bag = DisposeBag()
// end 18.18
