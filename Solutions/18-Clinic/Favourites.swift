import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution10Errors
import Solution11Schedulers
import Solution13Time
import Solution14Sharing

// exercise 18.13: Fix this program; you may change all of it. Keep the names that the tests
//   use: `Favourites` with `init(kept:find:keep:)`, `cities`, `notices`, `title`, `add(_:)`,
//   `remove(_:)`, `undo()` and `moveToTop(_:)`.
/// The cities with a star, for use on main.
public final class Favourites {
  /// The names, in the order in which the page shows them; they change on main.
  public let cities: BehaviorRelay<[String]>

  /// Messages for the user, such as that nobody knows a city; they come on main.
  public var notices: Observable<String> { notice.asObservable() }

  /// The title of the page, now and whenever it changes.
  public var title: Observable<String> {
    cities
      .map { cities in cities.count == 1 ? "1 city" : "\(cities.count) cities" }
      .distinctUntilChanged()
  }

  private let find: (String) -> Observable<String>
  private let notice = PublishRelay<String>()
  private var removed: [String] = []
  // starts as:
  private var lookedFor: [String] = []
  // from here on alike
  private let bag = DisposeBag()

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - kept: The cities that were kept last time.
  ///   - find: Asks the server how a city is spelled; on a queue of its own, it answers once and
  ///     completes, or fails.
  ///   - keep: Keeps a list for the next time.
  public init(
    kept: [String] = [],
    find: @escaping (String) -> Observable<String>,
    keep: @escaping ([String]) -> Void = { _ in }
  ) {
    self.find = find
    cities = BehaviorRelay(value: kept)
    cities
      // The first list has been kept already.
      .skip(1)
      .distinctUntilChanged()
      .subscribe(onNext: keep)
      .disposed(by: bag)
  }

  /// Is called when the user gives a city a star.
  public func add(_ city: String) {
    // starts as: let before = cities.value
    // starts as: guard !before.contains(where: { name in name.isSpelled(like: city) }) else { return }
    // starts as: find(city)
    // starts as:   .observe(on: MainScheduler.instance)
    // starts as:   .subscribe(
    // starts as:     onNext: { [cities] name in cities.accept(before + [name]) },
    // starts as:     onError: { [notice] _ in notice.accept("Nobody knows \(city).") }
    // starts as:   )
    let known = cities.value + lookedFor
    guard !known.contains(where: { name in name.isSpelled(like: city) }) else { return }
    lookedFor.append(city)
    find(city)
      .observe(on: MainScheduler.instance)
      .subscribe(
        onNext: { [cities] name in
          guard !cities.value.contains(name) else { return }
          cities.accept(cities.value + [name])
        },
        onError: { [notice] _ in notice.accept("Nobody knows \(city).") },
        onDisposed: { [weak self] in self?.lookedFor.removeAll { name in name == city } }
      )
      // from here on alike
      .disposed(by: bag)
  }

  /// Is called when the user takes a star away.
  public func remove(_ name: String) {
    let before = cities.value
    guard before.contains(name) else { return }
    removed.append(name)
    cities.accept(before.filter { city in city != name })
  }

  /// Is called when the user undoes the last removal of a star.
  public func undo() {
    guard let name = removed.popLast(), !cities.value.contains(name) else { return }
    cities.accept(cities.value + [name])
  }

  /// Is called when the user drags a city to the top.
  public func moveToTop(_ name: String) {
    let before = cities.value
    guard before.contains(name) else { return }
    cities.accept([name] + before.filter { city in city != name })
  }
}

extension String {
  /// Whether two names are equal except for capital letters.
  fileprivate func isSpelled(like other: String) -> Bool {
    lowercased() == other.lowercased()
  }
}
// end 18.13
