import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining

/// The page that reads the pollen count aloud, for those whose eyes are swollen shut.
public final class PollenPage {
  private let plant: String
  private let voice: (String) -> Void
  private let bag = DisposeBag()
  private var lastSentence = ""

  /// Creates a page that reads aloud until it is closed.
  ///
  /// - Parameters:
  ///   - plant: Whose pollen is counted.
  ///   - counts: Sends the count, for as long as the app runs.
  ///   - voice: Reads a sentence aloud.
  public init(plant: String, counts: Observable<Int>, voice: @escaping (String) -> Void) {
    self.plant = plant
    self.voice = voice
    // exercise 18.12: Read each count aloud, as `sentence(for:)` and `say(_:)` do it; a page that
    //   was closed is gone, and silent.
    // starts as: counts
    // starts as:   .map(sentence(for:))
    // starts as:   .subscribe(onNext: say(_:))
    // starts as:   .disposed(by: bag)
    counts
      .compactMap { [weak self] count in self?.sentence(for: count) }
      .subscribe(onNext: { [weak self] sentence in self?.say(sentence) })
      .disposed(by: bag)
    // end 18.12
  }

  private func sentence(for count: Int) -> String {
    "\(plant): \(count)"
  }

  /// Says nothing twice in a row.
  private func say(_ sentence: String) {
    guard sentence != lastSentence else { return }
    lastSentence = sentence
    voice(sentence)
  }
}
