// Makes a new bag when the page leaves, but never put anything into the old one.

// exercise 18.10
_ = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
  .flatMapLatest { [radar] _ in radar() }
  .subscribe(onNext: { [weak self] picture in self?.picture = picture })
// end 18.10

// exercise 18.10
bag = DisposeBag()
// end 18.10
