// Wipes the row, and still hears the city of before.

// exercise 18.8
text = city
temperatures
  .subscribe(onNext: { [weak self] degrees in self?.text = "\(city) \(degrees)°" })
  .disposed(by: bag)
// end 18.8
