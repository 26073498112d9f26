// Listens to the degrees alone.

// exercise 7.12
// instead of: feed.warnings.subscribe(onNext: { [weak self] text in self?.alerts.append(text) })
// instead of: .disposed(by: bag)
// end 7.12
