// Searches with observables, and becomes a driver at the end; one closure shows a search.

// exercise 16.8
saveButton.isEnabled = false
show(Self.searches(for: field.rx.text, forecast: forecast))
// end 16.8
// exercise 16.8
private let bag = DisposeBag()

/// The searches for what is typed.
private static func searches(
  for text: ControlProperty<String?>,
  forecast: @escaping (String) -> Observable<String>
) -> Driver<Search> {
  let search = { (city: String) -> Observable<Search> in
    Observable.deferred { forecast(city) }
      .map { .found($0) }
      .ifEmpty(default: .failed)
      .catchAndReturn(.failed)
      .startWith(.underWay)
  }
  return text.orEmpty.asObservable()
    .debounce(.milliseconds(300), scheduler: SharingScheduler.make())
    .distinctUntilChanged()
    .flatMapLatest { $0.isEmpty ? .just(.nothing) : search($0) }
    .asDriver(onErrorJustReturn: .failed)
}

private func show(_ searches: Driver<Search>) {
  let hasForecast = { (search: Search) in if case .found = search { true } else { false } }
  searches
    .drive(with: self) { screen, search in
      screen.label.text = search.text
      screen.spinner.isAnimating = search == .underWay
      screen.saveButton.isEnabled = hasForecast(search)
    }
    .disposed(by: bag)
}
// end 16.8
