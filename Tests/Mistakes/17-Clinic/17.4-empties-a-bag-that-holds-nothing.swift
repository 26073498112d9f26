// Makes a new bag when the page leaves, and has put nothing into the old one.

// exercise 17.4
_ = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
  .flatMapLatest { [radar] _ in radar() }
  .subscribe(onNext: { [weak self] picture in self?.picture = picture })
// end 17.4

// exercise 17.4
bag = DisposeBag()
// end 17.4
