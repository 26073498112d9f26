import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution11Schedulers
import Solution13Time
import Solution14Sharing

// exercise 18.5: Fix this program; you may change all of it. The server is asked about the
//   chosen city, and about nothing else. Keep the names that the tests use: `CityChoice(server:)`,
//   `invitation`, `choose`, `clear`, `forgetRecent`, `title`, `recent` and `forecasts`.
/// Which city was chosen, for all pages that show something about it.
public final class CityChoice {
  /// What the pages show instead of a name while no city is chosen.
  public static let invitation = "Choose a city"

  private let choices = BehaviorRelay(value: Choice())
  private let server: (String) -> Observable<String>

  /// Creates a choice that nobody has made yet.
  ///
  /// - Parameter server: Asks for the forecast for a city.
  public init(server: @escaping (String) -> Observable<String>) {
    self.server = server
  }

  /// Is called when the user has typed or tapped a city.
  ///
  /// - Parameter text: Its name; blanks around it don't count, and blanks alone are no city.
  public func choose(_ text: String) {
    let name = text.withoutBlanksAround
    guard !name.isEmpty else { return }
    change { choice in choice.choose(name) }
  }

  /// Is called when the user takes the choice back.
  public func clear() {
    change { choice in choice.clear() }
  }

  /// Is called when the user empties the list of recent cities; the choice stays.
  public func forgetRecent() {
    change { choice in choice.forgetRecent() }
  }

  /// The title of the pages: the chosen city, or an invitation to choose one.
  public var title: Observable<String> {
    choices.map(\.title).distinctUntilChanged()
  }

  /// The last cities that were chosen, newest first.
  public var recent: Observable<[String]> {
    choices.map(\.recent).distinctUntilChanged()
  }

  /// The forecasts for the chosen city, for a page that opens.
  public var forecasts: Observable<String> {
    choices
      .map(\.city)
      .distinctUntilChanged()
      .flatMapLatest(server)
  }

  private func change(_ body: (inout Choice) -> Void) {
    var choice = choices.value
    body(&choice)
    choices.accept(choice)
  }
}

extension String {
  fileprivate var withoutBlanksAround: String {
    let end = drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }
    return String(end.reversed())
  }
}
// end 18.5
