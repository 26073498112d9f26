// Starts the spinner, and never stops it.

// exercise 16.8 in SearchScreen.swift
text.orEmpty.asDriver()
  .debounce(.milliseconds(300))
  .distinctUntilChanged()
  .flatMapLatest { city in
    guard !city.isEmpty else { return .just(.nothing) }
    return forecast(city)
      .map { Search.found($0) }
      .asDriver(onErrorJustReturn: .failed)
      .startWith(.underWay)
  }
// end 16.8

// exercise 16.8 in SearchScreen.swift
searches.map(\.text).drive(label.rx.text).disposed(by: bag)
searches.filter { $0 == .underWay }.map { _ in true }.drive(spinner.rx.isAnimating)
  .disposed(by: bag)
searches.map { if case .found = $0 { true } else { false } }.drive(saveButton.rx.isEnabled)
  .disposed(by: bag)
// end 16.8
