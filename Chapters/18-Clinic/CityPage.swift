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

// exercise 18.7: Fix this program; you may change all of it. Below the name of a city is the
//   forecast for that city, or three dots. Keep the names that the tests use: `CityPage(server:)`,
//   `choose`, `refresh`, `goBack`, `title`, `forecast`, `isRefreshing` and `updates`.
/// The page that shows a city, and its forecast below.
public final class CityPage {
  /// The name of the city.
  public private(set) var title = ""

  /// Its forecast, or three dots while it is on its way.
  public private(set) var forecast = ""

  /// Whether a newer forecast for the same city is on its way.
  public private(set) var isRefreshing = false

  /// How many forecasts the page has shown.
  public private(set) var updates = 0

  private static let dots = "…"

  private let cities = PublishSubject<String>()
  private let pulls = PublishSubject<Void>()
  private var visited: [String] = []
  private let bag = DisposeBag()

  /// Creates a page that shows no city.
  ///
  /// - Parameter server: Asks for the forecast for a city; it answers once and completes, sometimes
  ///   soon and sometimes late.
  public init(server: @escaping (String) -> Observable<String>) {
    showTitle()
    showForecasts(server)
  }

  /// Is called when the user chooses a city.
  public func choose(_ city: String) {
    cities.onNext(city)
  }

  /// Is called when the user pulls the page down to refresh it.
  public func refresh() {
    guard !visited.isEmpty else { return }
    isRefreshing = true
    pulls.onNext(())
  }

  /// Is called when the user goes back to the previous city.
  public func goBack() {
    guard visited.count > 1 else { return }
    visited.removeLast()
    cities.onNext(visited.removeLast())
  }

  private func showTitle() {
    cities
      .do(onNext: { [weak self] city in self?.visited.append(city) })
      .subscribe(onNext: { [weak self] city in self?.title = city })
      .disposed(by: bag)
  }

  private func showForecasts(_ server: @escaping (String) -> Observable<String>) {
    let chosen = cities.flatMapLatest { city in server(city).startWith(Self.dots) }
    // The old forecast stays on the page until the newer one has come.
    let refreshed = pulls.withLatestFrom(cities).flatMapLatest(server)
    Observable.merge(chosen, refreshed)
      .subscribe(onNext: { [weak self] forecast in self?.show(forecast) })
      .disposed(by: bag)
  }

  private func show(_ newForecast: String) {
    forecast = newForecast
    isRefreshing = false
    if newForecast != Self.dots { updates += 1 }
  }
}
// end 18.7
