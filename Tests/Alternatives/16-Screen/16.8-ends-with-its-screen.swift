// Connects everything in one place, and ends it when the screen is freed.

// exercise 16.8
saveButton.isEnabled = false
let searches = field.rx.text.orEmpty.asDriver()
  .debounce(.milliseconds(300))
  .distinctUntilChanged()
  .flatMapLatest { $0.isEmpty ? .just(.nothing) : Self.search(forecast($0)) }
let isFound = searches.map { if case .found = $0 { true } else { false } }
shown = Disposables.create(
  searches.map { $0 == .underWay }.drive(spinner.rx.isAnimating),
  searches.map(\.text).drive(label.rx.text),
  isFound.drive(saveButton.rx.isEnabled)
)
// end 16.8

// exercise 16.8
private var shown: Disposable?

deinit { shown?.dispose() }

private static func search(_ forecast: Observable<String>) -> Driver<Search> {
  forecast
    .map { Search.found($0) }
    .ifEmpty(default: .failed)
    .asDriver(onErrorJustReturn: .failed)
    .startWith(.underWay)
}
// end 16.8
