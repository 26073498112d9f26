// One chain for all visits, in which only the ten seconds pass a gate: a pull while the page is covered
// asks the server, and a picture is loaded that nobody sees.

// exercise 18.10
// instead of: self.scheduler = scheduler
// instead of: self.radar = radar
self.scheduler = scheduler
self.radar = radar
let pictures = newPictures().share()
pictures
  .subscribe(onNext: { [weak self] picture in self?.picture = picture })
  .disposed(by: bag)
pictures
  .scan([]) { (film: [String], picture) in Array((film + [picture]).suffix(3)) }
  .subscribe(onNext: { [weak self] film in self?.film = film })
  .disposed(by: bag)
pictures
  .flatMapLatest { [isOnScreen] _ in
    Observable<Int>.interval(.seconds(1), scheduler: scheduler)
      .map { seconds in seconds + 1 }
      .startWith(0)
      .take(until: Self.covers(isOnScreen))
  }
  .subscribe(onNext: { [weak self] age in self?.age = age })
  .disposed(by: bag)
// end 18.10

// exercise 18.10
// instead of: let pictures = newPictures().publish()
// instead of: pictures
// instead of: .subscribe(onNext: { [weak self] picture in self?.picture = picture })
// instead of: .disposed(by: visit)
// instead of: pictures
// instead of: .scan([]) { (film: [String], picture) in Array((film + [picture]).suffix(3)) }
// instead of: .subscribe(onNext: { [weak self] film in self?.film = film })
// instead of: .disposed(by: visit)
// instead of: pictures
// instead of: .flatMapLatest { [scheduler] _ in
// instead of: Observable<Int>.interval(.seconds(1), scheduler: scheduler)
// instead of: .map { seconds in seconds + 1 }
// instead of: .startWith(0)
// instead of: }
// instead of: .subscribe(onNext: { [weak self] age in self?.age = age })
// instead of: .disposed(by: visit)
// instead of: // Last, so that nobody misses the first picture.
// instead of: pictures.connect().disposed(by: visit)
isOnScreen.accept(true)
// end 18.10

// exercise 18.10
// instead of: visit = DisposeBag()
isOnScreen.accept(false)
// end 18.10

// exercise 18.10
// instead of: private var visit = DisposeBag()
private let isOnScreen = BehaviorRelay(value: false)
// end 18.10

// exercise 18.10
// instead of: private func newPictures() -> Observable<String> {
// instead of: pulls.map { true }
// instead of: .startWith(false)
// instead of: .flatMapLatest { [scheduler] isPulled in
// instead of: let ticks = Observable<Int>.interval(.seconds(10), scheduler: scheduler).map { _ in }
// instead of: return isPulled ? ticks.startWith(()) : ticks
// instead of: }
// instead of: .flatMapLatest { [radar] in
// instead of: // A picture that can't be loaded is left out; the next one comes in ten seconds.
// instead of: radar().catch { _ in .empty() }
// instead of: }
// instead of: }
private func newPictures() -> Observable<String> {
  Observable.merge(pulls.map { true }, isOnScreen.distinctUntilChanged().map { _ in false })
    .flatMapLatest { [scheduler, isOnScreen] isPulled in
      let ticks =
        isOnScreen.value
        ? Observable<Int>.interval(.seconds(10), scheduler: scheduler).map { _ in } : .never()
      return isPulled ? ticks.startWith(()) : ticks
    }
    .flatMapLatest { [radar, isOnScreen] in
      // A picture that can't be loaded is left out; the next one comes in ten seconds.
      radar().catch { _ in .empty() }
        .take(until: Self.covers(isOnScreen))
    }
}

private static func covers(_ isOnScreen: BehaviorRelay<Bool>) -> Observable<Bool> {
  isOnScreen.skip(1).filter { isOnScreen in !isOnScreen }
}
// end 18.10
