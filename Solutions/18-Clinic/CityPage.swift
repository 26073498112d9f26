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

/// The page that shows a city, and its forecast below.
public final class CityPage {
  /// The name of the city.
  public private(set) var title = ""

  /// Its forecast, or three dots while that is on its way.
  public private(set) var forecast = ""

  private let cities = PublishSubject<String>()
  private let bag = DisposeBag()

  /// Creates a page that shows no city.
  ///
  /// - Parameter server: Asks for the forecast for a city; it answers once and completes, sometimes
  ///   soon and sometimes late.
  public init(server: @escaping (String) -> Observable<String>) {
    cities
      .subscribe(onNext: { [weak self] city in self?.title = city })
      .disposed(by: bag)
    // exercise 18.7: Below the name of a city is the forecast for that city, or three dots.
    // starts as: let forecasts = cities.flatMap { city in server(city).startWith("…") }
    let forecasts = cities.flatMapLatest { city in server(city).startWith("…") }
    // end 18.7
    forecasts
      .subscribe(onNext: { [weak self] forecast in self?.forecast = forecast })
      .disposed(by: bag)
  }

  /// Is called when the user chooses a city.
  public func choose(_ city: String) {
    cities.onNext(city)
  }
}
