// Puts the token into a bag that nobody holds: it is emptied at the end of the line.

// exercise 17.4
Observable<Int>.interval(.seconds(10), scheduler: scheduler)
  .flatMapLatest { [radar] _ in radar() }
  .subscribe(onNext: { [weak self] picture in self?.picture = picture })
  .disposed(by: DisposeBag())
// end 17.4

// exercise 17.4
bag = DisposeBag()
// end 17.4
