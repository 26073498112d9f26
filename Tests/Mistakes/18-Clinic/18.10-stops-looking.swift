// Lets the timer run, and asks at each tick whether the page is still there.

// exercise 18.10
_ = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
  .filter { [weak self] _ in self != nil }
  .flatMapLatest { [radar] _ in radar() }
  .subscribe(onNext: { [weak self] picture in self?.picture = picture })
// end 18.10

// exercise 18.10

// end 18.10
