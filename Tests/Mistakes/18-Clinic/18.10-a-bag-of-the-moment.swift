// Puts the token into a bag that nobody holds: the bag is freed at the end of the line.

// exercise 18.10
Observable<Int>.interval(.seconds(10), scheduler: scheduler)
  .flatMapLatest { [radar] _ in radar() }
  .subscribe(onNext: { [weak self] picture in self?.picture = picture })
  .disposed(by: DisposeBag())
// end 18.10

// exercise 18.10
bag = DisposeBag()
// end 18.10
