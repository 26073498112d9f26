// Empties the row when it has subscribed, and with it a temperature that came at once.

// exercise 18.18
// instead of: self.city = city
// instead of: temperature = ""
// instead of: Observable.combineLatest(temperatures, scales) { degrees, scale in scale.text(for: degrees) }
// instead of: .distinctUntilChanged()
// instead of: .subscribe(onNext: { [weak self] temperature in self?.temperature = temperature })
// instead of: .disposed(by: bag)
Observable.combineLatest(temperatures, scales) { degrees, scale in scale.text(for: degrees) }
  .distinctUntilChanged()
  .subscribe(onNext: { [weak self] temperature in self?.temperature = temperature })
  .disposed(by: bag)
self.city = city
temperature = ""
// end 18.18
