// Sets the label in a closure that holds the screen.

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
searches.drive(onNext: { search in
  self.label.text = search.text
  self.spinner.isAnimating = search == .underWay
  if case .found = search {
    self.saveButton.isEnabled = true
  } else {
    self.saveButton.isEnabled = false
  }
})
.disposed(by: bag)
// end 16.8
