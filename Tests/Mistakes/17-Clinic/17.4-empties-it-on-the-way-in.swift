// Empties the bag when the page comes back, and not when it leaves.

// exercise 17.4
bag = DisposeBag()
Observable<Int>.interval(.seconds(10), scheduler: scheduler)
  .flatMapLatest { [radar] _ in radar() }
  .subscribe(onNext: { [weak self] picture in self?.picture = picture })
  .disposed(by: bag)
// end 17.4

// exercise 17.4

// end 17.4
