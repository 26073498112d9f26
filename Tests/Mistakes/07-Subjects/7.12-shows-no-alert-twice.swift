// Drops a warning that says the same as the one before, though it was given again.

// exercise 7.12
// instead of: feed.warnings.subscribe(onNext: { [weak self] text in self?.alerts.append(text) })
// instead of: .disposed(by: bag)
feed.warnings
  .subscribe(onNext: { [weak self] text in
    if self?.alerts.last != text { self?.alerts.append(text) }
  })
  .disposed(by: bag)
// end 7.12
