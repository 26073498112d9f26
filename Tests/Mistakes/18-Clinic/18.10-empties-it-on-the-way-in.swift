// Empties the bag when the page comes back, not when it leaves.

// exercise 18.10
bag = DisposeBag()
Observable<Int>.interval(.seconds(10), scheduler: scheduler)
  .flatMapLatest { [radar] _ in radar() }
  .subscribe(onNext: { [weak self] picture in self?.picture = picture })
  .disposed(by: bag)
// end 18.10

// exercise 18.10

// end 18.10
