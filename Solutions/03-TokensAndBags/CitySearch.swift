/// A search field: what the user types is sent to a service, which answers some time later.
public final class CitySearch {
  /// Begins a request, and calls back with what it finds, unless it is disposed before that.
  public typealias Service = (String, @escaping ([String]) -> Void) -> Disposable

  /// The cities that were found for the latest text.
  public private(set) var cities: [String] = []

  private let service: Service
  private var request = DisposeBag()

  /// Creates a search that asks `service`.
  public init(_ service: @escaping Service) {
    self.service = service
  }

  /// Asks for the cities that match `text`, and cancels the previous request.
  public func find(_ text: String) {
    // exercise 3.8: Cancel the previous request, then begin a new one that lasts no longer than
    //   this search; its answer becomes `cities`.
    // The bag has a name: if `service` calls `find` from inside, `request` is another bag by then.
    let bag = DisposeBag()
    // The previous one is freed when `request` has changed: to cancel it may call `find`, too.
    withExtendedLifetime(request) { request = bag }
    service(text) { [weak self] in self?.cities = $0 }
      .disposed(by: bag)
    // end 3.8
  }
}
