import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution14Sharing

// exercise 18.4: Fix this program; you may change all of it. A page that was closed is gone,
//   and does not ring. Keep the names that the tests use: `TidePage(levels:limit:bell:)`, `limit`,
//   `isQuiet`, `title`, `warning`, `floods` and `rings`.
/// The page that rings when the water is too high.
///
/// It works until it is closed, that is, until nobody holds it any more.
public final class TidePage {
  /// The level at which it starts to ring, in centimetres; there is a slider for it on the page.
  public var limit: Int

  /// Whether it stays silent; there is a switch for it on the page.
  public var isQuiet = false

  /// The newest level, and whether it is rising or falling.
  public private(set) var title = "…"

  /// What the page says about high water, while there is high water.
  public private(set) var warning: String?

  /// How many times the water has risen to the limit since the page was opened.
  public private(set) var floods = 0

  /// How many times the page has rung since it was opened.
  public private(set) var rings = 0

  private let bell: () -> Void
  private let bag = DisposeBag()

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - levels: Sends the level of the water, for as long as the app runs.
  ///   - limit: The level at which it starts to ring.
  ///   - bell: Rings once.
  public init(levels: Observable<Int>, limit: Int, bell: @escaping () -> Void) {
    self.limit = limit
    self.bell = bell
    // A late subscriber needs the newest level, too.
    let levels = levels.share(replay: 1)
    showTitle(levels)
    warn(levels)
  }

  private func showTitle(_ levels: Observable<Int>) {
    levels
      .scan(Tide()) { tide, level in tide.moved(to: level) }
      .map(\.text)
      .subscribe(onNext: { [weak self] text in self?.title = text })
      .disposed(by: bag)
  }

  private func warn(_ levels: Observable<Int>) {
    let isHigh =
      levels
      .map { [weak self] level in level >= self?.limit ?? .max }
      .distinctUntilChanged()
      .share(replay: 1)
    isHigh
      .filter { isHigh in isHigh }
      .subscribe(with: self, onNext: { page, _ in page.floods += 1 })
      .disposed(by: bag)
    isHigh
      .flatMapLatest { [weak self] isHigh -> Observable<String?> in
        guard let self, isHigh else { return .just(nil) }
        return warnings(levels)
      }
      .subscribe(onNext: { [weak self] warning in self?.show(warning) })
      .disposed(by: bag)
  }

  /// The warnings of a flood: one at once, and one for each new level.
  private func warnings(_ levels: Observable<Int>) -> Observable<String?> {
    // starts as: func excess(_ level: Int) -> Int { level - limit }
    // starts as: return levels.map { level in "High water: \(excess(level)) cm above the limit" }
    levels.map { [weak self] level in
      self.map { page in "High water: \(level - page.limit) cm above the limit" }
    }
    // from here on alike
  }

  private func show(_ warning: String?) {
    self.warning = warning
    guard warning != nil, !isQuiet else { return }
    rings += 1
    bell()
  }
}

/// The water, as the title describes it.
private struct Tide {
  var level: Int?
  var tendency = ""

  var text: String {
    level.map { level in "\(level) cm\(tendency)" } ?? "…"
  }

  func moved(to newLevel: Int) -> Tide {
    guard let level, level != newLevel else { return Tide(level: newLevel) }
    return Tide(level: newLevel, tendency: newLevel > level ? ", rising" : ", falling")
  }
}
// end 18.4
