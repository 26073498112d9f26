import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution09Flattening

// exercise 18.12: Fix this program; you may change all of it.
// from here on alike
/// Watches a pollen count, and raises an alarm each time it reaches a limit.
final class PollenAlarm {
  /// Is called with the count that has reached the limit.
  var onReached: (Int) -> Void = { _ in }

  private let bag = DisposeBag()

  /// Creates an alarm, which watches for as long as it lives.
  ///
  /// - Parameters:
  ///   - limit: The count at which it raises the alarm.
  ///   - counts: Sends the count.
  init(limit: PollenLimit, counts: Observable<Int>) {
    counts
      .map { count in (count: count, isReached: limit.isReached(by: count)) }
      .distinctUntilChanged { $0.isReached == $1.isReached }
      .filter { $0.isReached }
      .subscribe(with: self) { alarm, reading in alarm.onReached(reading.count) }
      .disposed(by: bag)
  }
}

/// A pollen count at which somebody's eyes begin to itch.
struct PollenLimit {
  let count: Int

  func isReached(by count: Int) -> Bool {
    count >= self.count
  }
}

/// The wording of what the page says about a plant.
struct PollenWording {
  let plant: String

  func sentence(for count: Int) -> String {
    "\(plant): \(count)"
  }

  func warning(for count: Int) -> String {
    "\(sentence(for: count)). Close the windows."
  }
}

/// Reads sentences aloud, and says nothing twice in a row.
final class PollenSpeaker {
  private let voice: (String) -> Void
  private var lastSentence = ""

  init(voice: @escaping (String) -> Void) {
    self.voice = voice
  }

  func say(_ sentence: String) {
    guard sentence != lastSentence else { return }
    lastSentence = sentence
    voice(sentence)
  }
}
// end 18.12
