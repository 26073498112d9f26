// Wipes the row, but still listens to the city before.

// exercise 18.18
text = city
temperatures
  .subscribe(onNext: { [weak self] degrees in self?.text = "\(city) \(degrees)°" })
  .disposed(by: bag)
// end 18.18
