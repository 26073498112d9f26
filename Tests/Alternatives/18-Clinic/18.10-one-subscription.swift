// One subscription for each visit; the age is counted by one timer that is restarted.

// exercise 18.10
/// The page with the rain radar: a tab of the app, which other pages cover from time to time.
public final class RadarPage {
  /// The picture that is shown.
  public private(set) var picture = ""

  /// The last three pictures, oldest first; they are shown one after the other, as a film.
  public private(set) var film: [String] = []

  /// How old the picture is, in seconds.
  public private(set) var age = 0

  /// The newest warning of the weather service.
  public private(set) var warning = ""

  private let scheduler: SchedulerType
  private let radar: () -> Observable<String>
  private let pulls = PublishSubject<Void>()
  private let bag = DisposeBag()
  private var visit = DisposeBag()

  /// Creates a page that is not on the screen yet.
  ///
  /// - Parameters:
  ///   - scheduler: Its clock.
  ///   - warnings: Sends a warning now and then, for as long as the app runs.
  ///   - radar: Asks the server for a picture; it may fail.
  public init(
    scheduler: SchedulerType,
    warnings: Observable<String> = .never(),
    radar: @escaping () -> Observable<String>
  ) {
    self.scheduler = scheduler
    self.radar = radar
    // Even while the page is not on the screen: nobody may miss a warning.
    warnings
      .subscribe(onNext: { [weak self] warning in self?.warning = warning })
      .disposed(by: bag)
  }

  /// Is called when the page comes on the screen: the first time, and each time it comes back.
  public func appear() {
    film = []
    newPictures()
      .do(onNext: { [weak self] picture in
        guard let self else { return }
        self.picture = picture
        film = Array((film + [picture]).suffix(3))
      })
      .flatMapLatest { [scheduler] _ in
        Observable<Int>.interval(.seconds(1), scheduler: scheduler)
          .map { seconds in seconds + 1 }
          .startWith(0)
      }
      .subscribe(onNext: { [weak self] age in self?.age = age })
      .disposed(by: visit)
  }

  /// Is called when another page covers it, and when it is closed.
  public func disappear() {
    visit = DisposeBag()
  }

  /// Is called when the user pulls the picture down to refresh it.
  public func refresh() {
    pulls.onNext(())
  }

  /// A picture every ten seconds, and one for each pull, after which the ten seconds start again.
  private func newPictures() -> Observable<String> {
    pulls.map { true }
      .startWith(false)
      .flatMapLatest { [scheduler] isPulled in
        let ticks = Observable<Int>.interval(.seconds(10), scheduler: scheduler).map { _ in }
        return isPulled ? ticks.startWith(()) : ticks
      }
      .flatMapLatest { [radar] in
        // A picture that can't be loaded is left out; the next one comes in ten seconds.
        radar().catch { _ in .empty() }
      }
  }
}
// end 18.10

// exercise 18.10
[.lostToken]
// end 18.10
