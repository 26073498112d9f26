// Hears each city once, so that no row lies; but no row changes, either.

// exercise 18.18
temperatures
  .take(1)
  .subscribe(onNext: { [weak self] degrees in self?.text = "\(city) \(degrees)°" })
  .disposed(by: bag)
// end 18.18
