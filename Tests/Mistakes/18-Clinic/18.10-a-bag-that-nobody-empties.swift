// Keeps the token until the page is gone; but a covered page is not gone, and comes back.

// exercise 18.10
Observable<Int>.interval(.seconds(10), scheduler: scheduler)
  .flatMapLatest { [radar] _ in radar() }
  .subscribe(onNext: { [weak self] picture in self?.picture = picture })
  .disposed(by: bag)
// end 18.10

// exercise 18.10

// end 18.10
