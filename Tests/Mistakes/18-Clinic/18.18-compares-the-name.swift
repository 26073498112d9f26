// Asks whether the row still shows this city, but keeps listening to all the others.

// exercise 18.18
temperatures
  .subscribe(onNext: { [weak self] degrees in
    guard let self, text.hasPrefix(city) else { return }
    text = "\(city) \(degrees)°"
  })
  .disposed(by: bag)
// end 18.18
