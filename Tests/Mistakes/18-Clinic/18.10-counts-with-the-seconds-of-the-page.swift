// Counts the age with seconds that began when the page appeared: a picture that came in the middle
// of a second is 1 second old after half of one.

// exercise 18.10
// instead of: pictures
// instead of: .flatMapLatest { [scheduler] _ in
// instead of: Observable<Int>.interval(.seconds(1), scheduler: scheduler)
// instead of: .map { seconds in seconds + 1 }
// instead of: .startWith(0)
// instead of: }
// instead of: .subscribe(onNext: { [weak self] age in self?.age = age })
// instead of: .disposed(by: visit)
pictures
  .subscribe(onNext: { [weak self] _ in self?.age = 0 })
  .disposed(by: visit)
Observable<Int>.interval(.seconds(1), scheduler: scheduler)
  .subscribe(onNext: { [weak self] _ in self?.age += 1 })
  .disposed(by: visit)

// instead of: // Last, so that nobody misses the first picture.
// instead of: pictures.connect().disposed(by: visit)
pictures.connect().disposed(by: visit)
// end 18.10
