import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening
import Solution11Schedulers
import Solution13Time

/// The page with the rain radar, which asks for a new picture every ten seconds.
public final class RadarPage {
  /// The picture on show.
  public private(set) var picture = ""

  private let scheduler: SchedulerType
  private let radar: () -> Observable<String>
  private var bag = DisposeBag()

  /// Creates a page that is not on the screen yet.
  ///
  /// - Parameters:
  ///   - scheduler: Its clock.
  ///   - radar: Asks the server for a picture.
  public init(scheduler: SchedulerType, radar: @escaping () -> Observable<String>) {
    self.scheduler = scheduler
    self.radar = radar
  }

  /// Is called when the page comes on the screen: the first time, and each time it comes back.
  public func appear() {
    // exercise 18.10: While the page is on the screen there is one timer, which changes the picture;
    //   otherwise there is none.
    // starts as: _ = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
    // starts as:   .flatMapLatest { [radar] _ in radar() }
    // starts as:   .subscribe(onNext: { [weak self] picture in self?.picture = picture })
    Observable<Int>.interval(.seconds(10), scheduler: scheduler)
      .flatMapLatest { [radar] _ in radar() }
      .subscribe(onNext: { [weak self] picture in self?.picture = picture })
      .disposed(by: bag)
    // end 18.10
  }

  /// Is called when another page covers it, and when it is closed.
  public func disappear() {
    // exercise 18.10: The page leaves the screen; it may come back.
    bag = DisposeBag()
    // end 18.10
  }
}
