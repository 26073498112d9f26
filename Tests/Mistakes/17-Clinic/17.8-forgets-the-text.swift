// Wipes the row, and still hears the city of before.

// exercise 17.8
text = city
temperatures
  .subscribe(onNext: { [weak self] degrees in self?.text = "\(city) \(degrees)°" })
  .disposed(by: bag)
// end 17.8
