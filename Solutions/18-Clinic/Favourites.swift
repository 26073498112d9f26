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

/// The cities with a star; it is used on main.
public final class Favourites {
  /// The names, in the order in which they were found.
  public let cities = BehaviorRelay<[String]>(value: [])

  private let find: (String) -> Observable<String>
  private let bag = DisposeBag()

  /// Creates an empty list.
  ///
  /// - Parameter find: Asks the server how a city is spelled; it answers once and completes, on a
  ///   queue of its own.
  public init(find: @escaping (String) -> Observable<String>) {
    self.find = find
  }

  /// Is called when the user gives a city a star.
  public func add(_ city: String) {
    // exercise 18.13: Once the spelling is known, the city is added at the end of the list; on
    //   main, and beside all the others that have been added and not removed by then.
    // starts as: let before = cities.value
    // starts as: find(city)
    // starts as:   .observe(on: MainScheduler.instance)
    // starts as:   .subscribe(onNext: { [cities] name in cities.accept(before + [name]) })
    // starts as:   .disposed(by: bag)
    find(city)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [cities] name in cities.accept(cities.value + [name]) })
      .disposed(by: bag)
    // end 18.13
  }

  /// Is called when the user takes a star away.
  public func remove(_ name: String) {
    cities.accept(cities.value.filter { $0 != name })
  }
}
