// Starts each search by hand, keeps it in one place, and shows what it says with plain assignments.

// exercise 16.8
self.forecast = forecast
search.disposed(by: bag)
show(.nothing)
field.rx.text.orEmpty.asDriver()
  .debounce(.milliseconds(300))
  .distinctUntilChanged()
  .drive(with: self) { screen, city in screen.begin(city) }
  .disposed(by: bag)
// end 16.8

// exercise 16.8
private let forecast: (String) -> Observable<String>
private let search = SerialDisposable()
private let bag = DisposeBag()

private func begin(_ city: String) {
  search.disposable = Disposables.create()
  guard !city.isEmpty else { return show(.nothing) }
  show(.underWay)
  var isFound = false
  search.disposable = forecast(city)
    .observe(on: SharingScheduler.make())
    .subscribe(
      with: self,
      onNext: { screen, forecast in
        isFound = true
        screen.show(.found(forecast))
      },
      onError: { screen, _ in screen.show(.failed) },
      onCompleted: { screen in
        if !isFound { screen.show(.failed) }
      }
    )
}

private func show(_ search: Search) {
  label.text = search.text
  spinner.isAnimating = search == .underWay
  if case .found = search { saveButton.isEnabled = true } else { saveButton.isEnabled = false }
}
// end 16.8
