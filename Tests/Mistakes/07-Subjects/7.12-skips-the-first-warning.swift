// Keeps the newest warning and skips the first that it hears: if there was none yet, that is a new one.

// exercise 7.12 in CityFeed.swift
// instead of: private let warned = PublishRelay<String>()
private let warned = ReplayRelay<String>.create(bufferSize: 1)
// end 7.12

// exercise 7.12 in CityScreen.swift
// instead of: feed.warnings.subscribe(onNext: { [weak self] text in self?.alerts.append(text) })
// instead of: .disposed(by: bag)
var isFirst = true
feed.warnings
  .subscribe(onNext: { [weak self] text in
    if !isFirst { self?.alerts.append(text) }
    isFirst = false
  })
  .disposed(by: bag)
// end 7.12
