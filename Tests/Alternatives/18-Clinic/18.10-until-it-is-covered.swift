// Lets the pictures end when the page is covered.

// exercise 18.10
// instead of: private var visit = DisposeBag()
private let covered = PublishSubject<Void>()

// instead of: let pictures = newPictures().publish()
let pictures = newPictures().take(until: covered).publish()

// instead of: pictures
// instead of: .subscribe(onNext: { [weak self] picture in self?.picture = picture })
// instead of: .disposed(by: visit)
pictures
  .subscribe(onNext: { [weak self] picture in self?.picture = picture })
  .disposed(by: bag)

// instead of: pictures
// instead of: .scan([]) { (film: [String], picture) in Array((film + [picture]).suffix(3)) }
// instead of: .subscribe(onNext: { [weak self] film in self?.film = film })
// instead of: .disposed(by: visit)
pictures
  .scan([]) { (film: [String], picture) in Array((film + [picture]).suffix(3)) }
  .subscribe(onNext: { [weak self] film in self?.film = film })
  .disposed(by: bag)

// instead of: pictures
// instead of: .flatMapLatest { [scheduler] _ in
// instead of: Observable<Int>.interval(.seconds(1), scheduler: scheduler)
// instead of: .map { seconds in seconds + 1 }
// instead of: .startWith(0)
// instead of: }
// instead of: .subscribe(onNext: { [weak self] age in self?.age = age })
// instead of: .disposed(by: visit)
pictures
  .flatMapLatest { [scheduler] _ in
    Observable<Int>.interval(.seconds(1), scheduler: scheduler)
      .map { seconds in seconds + 1 }
      .startWith(0)
  }
  .take(until: covered)
  .subscribe(onNext: { [weak self] age in self?.age = age })
  .disposed(by: bag)

// instead of: pictures.connect().disposed(by: visit)
pictures.connect().disposed(by: bag)

// instead of: visit = DisposeBag()
covered.onNext(())
// end 18.10
