// Keeps the subscriptions in a bag that is gone when the screen has been made.

// exercise 16.8
let bag = DisposeBag()
saveButton.isEnabled = false
let searches = Self.searches(for: field.rx.text, forecast: forecast)
searches.map(\.text).drive(label.rx.text).disposed(by: bag)
searches.map { $0 == .underWay }.drive(spinner.rx.isAnimating).disposed(by: bag)
searches.map { if case .found = $0 { true } else { false } }.drive(saveButton.rx.isEnabled)
  .disposed(by: bag)
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
