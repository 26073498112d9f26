// Makes the searches anew for each widget: one city is asked about three times.

// exercise 16.8
saveButton.isEnabled = false
searches(forecast).map(\.text).drive(label.rx.text).disposed(by: bag)
searches(forecast).map { $0 == .underWay }.drive(spinner.rx.isAnimating).disposed(by: bag)
searches(forecast).map { if case .found = $0 { true } else { false } }
  .drive(saveButton.rx.isEnabled)
  .disposed(by: bag)
// end 16.8

// exercise 16.8
private let bag = DisposeBag()

private func searches(_ forecast: @escaping (String) -> Observable<String>) -> Driver<Search> {
  field.rx.text.orEmpty.asDriver()
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
