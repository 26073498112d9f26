// Drives the widgets, and keeps no token: a search goes on when the screen is closed.

// exercise 16.8
saveButton.isEnabled = false
let searches = Self.searches(for: field.rx.text, forecast: forecast)
_ = searches.map(\.text).drive(label.rx.text)
_ = searches.map { $0 == .underWay }.drive(spinner.rx.isAnimating)
_ = searches.map { if case .found = $0 { true } else { false } }.drive(saveButton.rx.isEnabled)
// end 16.8

// exercise 16.8
private static func searches(
  for text: ControlProperty<String?>,
  forecast: @escaping (String) -> Observable<String>
) -> Driver<Search> {
  text.orEmpty.asDriver()
    .debounce(.milliseconds(300))
    .distinctUntilChanged()
    .flatMapLatest { city in
      guard !city.isEmpty else { return .just(.nothing) }
      return forecast(city)
        .map { Search.found($0) }
        .ifEmpty(default: .failed)
        .asDriver(onErrorJustReturn: .failed)
        .startWith(.underWay)
    }
}
// end 16.8
