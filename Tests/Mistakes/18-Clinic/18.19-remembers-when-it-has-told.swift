// Remembers a warning when everybody has heard it: a page that opens meanwhile gets the one before.

// exercise 18.19
// instead of: warnings = feed.warnings
// instead of: .map { warning in warning.capitalizedFirst }
// instead of: feed.warnings.subscribe().disposed(by: bag)
let newest = BehaviorRelay<String?>(value: nil)
let news = PublishSubject<String>()
warnings = .deferred {
  newest.value.map { warning in news.startWith(warning) } ?? news.asObservable()
}
feed.warnings
  .map { warning in warning.capitalizedFirst }
  .subscribe(onNext: { warning in
    news.onNext(warning)
    newest.accept(warning)
  })
  .disposed(by: bag)
// end 18.19
