// Empties the bag after putting the new token into it: the row hears nobody.

// exercise 18.18
temperatures
  .subscribe(onNext: { [weak self] degrees in self?.text = "\(city) \(degrees)°" })
  .disposed(by: bag)
bag = DisposeBag()
// end 18.18
