import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening

// exercise 18.12: Fix this program; you may change all of it. Keep the names that the tests
//   use: `PollenPage` with `init(plant:counts:voice:)`, `isMuted`, `warn(at:)` and `warnings`.
/// The page that reads the pollen count aloud, for those whose eyes are swollen shut.
public final class PollenPage {
  /// Whether the counts are muted; warnings are always read aloud.
  public var isMuted: Bool {
    get { muted.value }
    set { muted.accept(newValue) }
  }

  /// How many warnings there have been since the page was opened.
  public private(set) var warnings = 0

  private let counts: Observable<Int>
  private let wording: PollenWording
  private let speaker: PollenSpeaker
  private let muted = BehaviorRelay(value: false)
  private var alarm: PollenAlarm?
  private let bag = DisposeBag()

  /// Creates a page that reads aloud until it is closed.
  ///
  /// - Parameters:
  ///   - plant: Whose pollen is counted.
  ///   - counts: Sends each new count, for as long as the app runs, and nothing old to new subscribers.
  ///   - voice: Reads a sentence aloud.
  public init(plant: String, counts: Observable<Int>, voice: @escaping (String) -> Void) {
    self.counts = counts
    wording = PollenWording(plant: plant)
    speaker = PollenSpeaker(voice: voice)

    counts
      .map(wording.sentence(for:))
      .withLatestFrom(muted) { sentence, isMuted in isMuted ? nil : sentence }
      .compactMap { sentence in sentence }
      .subscribe(onNext: speaker.say(_:))
      .disposed(by: bag)

    muted
      .skip(1)
      .distinctUntilChanged()
      .map { isMuted in isMuted ? "Quiet." : "Sound is on." }
      .subscribe(onNext: { [speaker] sentence in speaker.say(sentence) })
      .disposed(by: bag)
  }

  /// Is called when the user has chosen a limit; there is a warning each time the count
  /// reaches it.
  public func warn(at limit: Int) {
    let alarm = PollenAlarm(limit: PollenLimit(count: limit), counts: counts)
    // starts as: alarm.onReached = announce(_:)
    alarm.onReached = { [weak self] count in self?.announce(count) }
    // from here on alike
    // This releases the alarm before it, which stops.
    self.alarm = alarm
  }

  private func announce(_ count: Int) {
    warnings += 1
    speaker.say(wording.warning(for: count))
  }
}
// end 18.12
