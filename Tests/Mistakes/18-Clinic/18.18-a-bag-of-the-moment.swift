// Gives each city a bag of its own, which is freed at the end of the method.

// exercise 18.18
let bag = DisposeBag()
temperatures
  .subscribe(onNext: { [weak self] degrees in self?.text = "\(city) \(degrees)°" })
  .disposed(by: bag)
// end 18.18
